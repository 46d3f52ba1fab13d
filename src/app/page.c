/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/page.h"

#include "app/page-types.h"
#include "app/table-page.h"

G_DEFINE_ABSTRACT_TYPE (ArbPage, arb_page, ARB_TYPE_SESSION_VIEW)

static void
say (GtkWidget *widget, const char *name, GVariant *target)
{
  gtk_widget_activate_action_variant (GTK_WIDGET (arb_page_get_turn_panel (ARB_PAGE (widget))),
                                      "turn.say", target);
}

static void
arb_page_class_init (ArbPageClass *klass)
{
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "table.say", "s", say);
}

static void
arb_page_init (ArbPage *self)
{
}

/* The type of the page of a system. */
static GType
find_type (const char *system)
{
  for (const ArbPageType *type = arb_page_types; type->system != NULL; type++)
    {
      if (g_str_equal (type->system, system))
        return type->get_type ();
    }
  return ARB_TYPE_TABLE_PAGE;
}

ArbPage *
arb_page_new (ArbSession *session)
{
  const ArbCatalogue *catalogue;

  g_return_val_if_fail (ARB_IS_SESSION (session), NULL);

  catalogue = arb_document_get_catalogue (arb_session_get_document (session));
  return g_object_new (find_type (catalogue->ruleset->id), "session", session, NULL);
}

ArbTurnPanel *
arb_page_get_turn_panel (ArbPage *self)
{
  g_return_val_if_fail (ARB_IS_PAGE (self), NULL);
  return ARB_PAGE_GET_CLASS (self)->get_turn_panel (self);
}
