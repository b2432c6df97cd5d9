import type { English } from '../../core/texts/translation.ts'
import type { securityDeposits as slovak } from './texts.ts'

/** The English form of `texts.ts`. */
export const securityDeposits: English<typeof slovak> = {
  title: 'Security deposit',
  stand: 'Agreed {{agreed}}, you hold {{held}}.',
  hint: 'No payment for the stay: neither in the balance nor in the revenue.',
  arrival: 'Security deposit: {{amount}}, not taken yet',
  departure: 'Security deposit: {{amount}}, not returned yet',
  later: 'This can be done later in the section Security deposit.',
  take: 'Take the deposit {{amount}}',
  return: 'Return the deposit',
  keep: 'Keep a part',
  amount: 'Amount',
  amountWrong: 'Enter an amount, at most {{most}}.',
  method: 'How',
  reason: 'Reason',
  reasonMissing: 'Write why you keep it.',
  note: 'Note',
  record: 'Record',
  done: 'Recorded.',
}
