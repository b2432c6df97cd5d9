import { editableAutomatedEmails } from '@dvor/contract/collections/messages/editable-automated-emails.ts'
import type { AnyRecord } from '../../core/records/records.ts'
import { useList } from '../../core/records/use-list.ts'

/** Id of the e-mail whose variables a form offers: an own one that is not stored yet has those of letters. */
export function useEmailId(record: AnyRecord | undefined): string | undefined {
  const { data } = useList(editableAutomatedEmails, { key: 'guest_letter' }, record === undefined)
  return record?.id ?? data?.[0]?.id
}
