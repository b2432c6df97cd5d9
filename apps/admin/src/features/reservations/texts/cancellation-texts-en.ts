import type { English } from '../../../core/texts/translation.ts'
import type { cancellation as slovak } from './cancellation-texts.ts'

export const cancellation: English<typeof slovak> = {
  failed: 'We do not know how much you would refund',
  nothingPaid: 'The guest has paid nothing; there is nothing to refund.',
  label: 'The guest paid {{paid}}. How much do you refund?',
  noFee: 'No fee, refund everything: {{refund}}',
  byRules: 'By the cancellation rules: fee {{fee}}, refund {{refund}}',
}
