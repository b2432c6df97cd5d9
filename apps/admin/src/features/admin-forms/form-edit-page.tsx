import { administratorForms } from '@dvor/contract/collections/settings/administrator-forms.ts'
import { EditPage } from '../../core/screens/edit-page.tsx'
import type { AnyRecord } from '../../core/records/records.ts'

/**
 * Fields that a form does not show. The booking has its own steps and consents, and is closed by prices and closures;
 * the owner sets who is told and how guests are thanked.
 */
const unshown = ({ key }: AnyRecord): readonly string[] =>
  key === 'reservation' ? ['title', 'intro', 'consent_text', 'active'] : []

/** The texts and recipients of a public form. */
export function FormEditPage() {
  return <EditPage collection={administratorForms} without={unshown} />
}
