import type { English } from '../../core/texts/translation.ts'
import type { incoming as slovak } from './texts.ts'

export const incoming: English<typeof slovak> = {
  all: 'All',
  fresh: 'Unread',
  unassigned: 'Without a booking',
  came: 'Came {{when}}',
  automatic: 'A program wrote it, for example an automatic answer. We do not answer it.',
  openReservation: 'Open the messages of the booking',
  markUnread: 'Mark as unread',
  markedUnread: 'The e-mail is unread again',
  failed: 'The change could not be saved',
  body: 'Text of the e-mail',
}
