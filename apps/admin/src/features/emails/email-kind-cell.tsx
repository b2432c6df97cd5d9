import { emailKindLabel } from '@dvor/contract/messages/email-kinds.ts'
import { asText } from '../../core/fields/kind-view.ts'
import type { AnyRecord } from '../../core/records/records.ts'

/** Label of the kind of e-mail. */
export const EmailKindCell = ({ record }: { record: AnyRecord }) => (
  <>{emailKindLabel(asText(record['key']))}</>
)
