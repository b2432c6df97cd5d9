import type { SandboxAction } from '@dvor/contract/values/sandbox-actions.ts'
import type { Texts } from '../texts.ts'

export const paymentWords: Texts['paymentWords'] = {
  reservation: (number) => `Booking ${number}`,
  voucher: (number) => `Gift voucher ${number}`,
}

const actions: Record<SandboxAction, { label: string; text: string }> = {
  pay: { label: 'Pay', text: 'The payment goes through and the shop hears of it at once.' },
  decline: { label: 'Decline the payment', text: 'As when the bank does not take the card.' },
  delay: { label: 'Pay with a delay', text: 'The payment goes through after twenty seconds.' },
  lose: {
    label: 'Pay and lose the notification',
    text: 'The shop does not hear of it and has to ask itself.',
  },
  repeat: { label: 'Pay and notify five times', text: 'The same notification arrives five times at once.' },
}

export const sandboxWords: Texts['sandboxWords'] = {
  pageTitle: 'Trial payment gateway',
  actions,
  warning: 'Trial gateway – no money moves',
  paid: 'This payment has already been made.',
  processing: 'This payment is being processed.',
  back: 'Back to the shop',
  declined: 'You have declined the payment. You can begin a new one in the shop.',
  unknownTitle: 'We do not know this payment',
  unknownText: 'Please go back to the shop and begin again.',
}
