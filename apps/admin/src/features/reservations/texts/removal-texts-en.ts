import type { English } from '../../../core/texts/translation.ts'
import type { removal as slovak } from './removal-texts.ts'

export const removal: English<typeof slovak> = {
  more: 'More',
  action: 'Delete the reservation',
  question: 'Delete the reservation for good?',
  hint: 'Its stays, services and seats go with it, the nights become free and the use of a coupon is returned. The guest gets no e-mail: if the guest knows of it, cancel it instead. Its last state stays in the history. A reservation with documents cannot be deleted.',
  refusedTitle: 'The reservation cannot be deleted',
  hasMoney:
    'It has money in the ledger, which must stay. You can cancel the reservation. If you recorded a payment by mistake, delete it among the payments first.',
  hasDocuments: 'Documents were issued about it, and they must be kept:',
  cancelInstead: 'Cancel the booking instead: its nights become free, and the documents stay with it.',
  creditFirst:
    'Cancel the booking instead: its nights become free. Correct an invoice that no longer holds by a credit note among the documents.',
  done: 'The reservation is deleted.',
}
