import { administratorForms } from '@dvor/contract/collections/settings/administrator-forms.ts'
import type { RouterContextProvider } from 'react-router'
import { apiOf } from '../../core/client/api.ts'

/** The owner's words around a public form. */
export interface EnquiryWords {
  title: string
  intro: string | null
  success_text: string | null
  consent_text: string | null
  /** Whether the form accepts messages. */
  active: boolean
}

/** Loads a form by its key; null when it cannot be read. */
export async function loadForm(
  context: Readonly<RouterContextProvider>,
  key: 'contact' | 'hall_demand',
): Promise<EnquiryWords | null> {
  const rows = await apiOf(context).resource(administratorForms).list({ key })
  const row = rows?.[0]
  if (!row) return null
  const { title, intro, success_text, consent_text, active } = row
  return { title, intro, success_text, consent_text, active }
}
