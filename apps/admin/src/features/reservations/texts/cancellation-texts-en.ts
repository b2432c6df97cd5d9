import type { English } from '../../../core/texts/translation.ts'
import type { cancellation as slovak } from './cancellation-texts.ts'

export const cancellation: English<typeof slovak> = {
  failed: 'We do not know how much you would refund',
  nothingPaid: 'The guest has paid nothing; there is nothing to refund.',
  label: 'The guest paid {{paid}}. How much do you refund?',
  free: 'No fee by the cancellation rules: the guest gets {{refund}} back.',
  byRules: 'By the cancellation rules: fee {{fee}}, refund {{refund}}',
  keepAll: 'By the cancellation rules: fee {{fee}}, nothing is refunded',
  noFee: 'Waive the fee and refund everything: {{refund}}',
}
