import { declaredText } from '../../core/texts/declared.ts'
import { emailKindLabel } from '@dvor/contract/messages/email-kinds.ts'
import { asText } from '../../core/fields/kind-view.ts'
import type { AnyRecord } from '../../core/records/records.ts'

/** Label of the kind of e-mail. */
export const EmailKindCell = ({ record }: { record: AnyRecord }) => (
  <>{declaredText(emailKindLabel(asText(record['key'])))}</>
)
