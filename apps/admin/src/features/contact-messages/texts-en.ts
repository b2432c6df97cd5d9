import type { English } from '../../core/texts/translation.ts'
import type { messages as slovak } from './texts.ts'

export const messages: English<typeof slovak> = {
  all: 'All',
  fresh: 'Unread',
  open: 'Unanswered',
  markAnswered: 'Mark as answered',
  notAnswered: 'Not answered yet',
  markedUnread: 'The message is unread again',
}
