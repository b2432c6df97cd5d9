import type { UndoRefusal } from '@dvor/contract/insight/undo.ts'

const actionsBy: Partial<Record<UndoRefusal, readonly string[]>> = {
  ledger: [
    'payment',
    'payment deleted',
    'refund requested',
    'refund decided',
    'refund',
    'refunded',
    'reversal',
    'security deposit',
    'ekasa receipt',
    'redeemed',
    'returned',
    'surplus',
    'deposit',
    'withdrawal',
    'handed over',
  ],
  document: ['document'],
  sent: ['sent', 'letter', 'resend', 'answered'],
  erased: ['person_cleared', 'retention', 'erasure', 'guests_forgotten'],
  state: ['state'],
}

const reasons = new Map(
  Object.entries(actionsBy).flatMap(([reason, actions]) =>
    actions.map((action) => [action, reason as UndoRefusal] as const),
  ),
)

/** Why a change that was done by such an action is not taken back. */
export const reasonOf = (action: string): UndoRefusal => reasons.get(action) ?? 'elsewhere'
