import type { Texts } from '../../texts.ts'

export const choiceWords: Texts['choiceWords'] = {
  documents: {
    confirmation: 'Booking confirmation',
    deposit_request: 'Request for a deposit',
    advance_invoice: 'Invoice for a received payment',
    invoice: 'Invoice',
    credit_note: 'Credit note',
    stay_confirmation: 'Confirmation of stay',
  },
  movements: {
    payment: 'Payment',
    refund: 'Refund',
    reversal: 'Reversed entry',
  },
  methods: {
    card: 'Card',
    transfer: 'Bank transfer',
    cash: 'Cash',
    voucher: 'Voucher',
    sandbox: 'Trial payment',
  },
  identity: {
    id_card: 'Identity card',
    passport: 'Passport',
    residence_permit: 'Residence permit',
    none: 'No document (child)',
  },
  purposes: {
    holiday: 'Holiday and tourism',
    business: 'Work',
    visit: 'Visit',
    treatment: 'Medical treatment',
    other: 'Other',
  },
}
