import type { English } from '../../../core/texts/translation.ts'
import type * as slovak from './transition-texts.ts'

export const transitions: English<typeof slovak.transitions> = {
  awaiting_payment: 'Approve and wait for payment',
  confirmed: 'Confirm',
  checked_in: 'Check in',
  completed: 'Check out',
  cancelled: 'Cancel the booking',
  rejected: 'Reject',
  no_show: 'No-show',
  expired: 'Let it expire',
  hold: 'Hold',
  pending_approval: 'Back to approval',
}

export const questions: English<typeof slovak.questions> = {
  awaiting_payment: 'You approve the booking and the guest gets payment instructions.',
  confirmed: 'The nights will be the guest’s for good.',
  checked_in: 'The guest came and moved in.',
  completed: 'The guest left and the room is free for housekeeping.',
  cancelled: 'The nights are free for others. Until somebody takes them, the booking can be restored.',
  rejected: 'The nights are freed and the booking cannot be restored.',
  no_show: 'The nights are freed. If the guest does come, they can still be checked in.',
  expired: 'The booking expires.',
  hold: 'The room stays held.',
  pending_approval: 'The booking will wait for approval.',
}

export const servicesOnly: English<typeof slovak.servicesOnly> = {
  transitions: {
    checked_in: 'The guest came',
    completed: 'Complete',
  },
  anyway: {
    checked_in: 'Came, pays later',
    completed: 'Complete anyway',
  },
  questions: {
    confirmed: 'The places will be the guest’s for good.',
    checked_in: 'The guest came for the ordered service.',
    completed: 'The service is over and the guest left.',
    cancelled: 'The places are free for others. Until somebody takes them, the booking can be restored.',
    rejected: 'The places are freed and the booking cannot be restored.',
    no_show: 'The guest did not come. If they do, it can still be recorded.',
    hold: 'The places stay held.',
  },
}
