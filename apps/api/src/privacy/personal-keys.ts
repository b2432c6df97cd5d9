import { columnsThat } from './reservation-columns.ts'

/** Keys of the values before and after that identify a person, by the collection of the entry. */
export const personalKeys: Readonly<Record<string, readonly string[]>> = {
  reservations: [...columnsThat('clear', 'trace', 'link'), 'reason'],
  'contact-messages': ['name', 'email', 'phone', 'message', 'note'],
  'hall-demands': ['name', 'email', 'phone', 'event_type', 'message', 'note'],
  'waiting-list': ['guest_name', 'first_name', 'last_name', 'email', 'phone', 'note'],
  gatherings: ['guest_name', 'first_name', 'last_name', 'email', 'mailbox', 'phone', 'message', 'note'],
  surveys: ['guest_name', 'first_name', 'email'],
  'survey-answers': ['value'],
  'calendar-conflicts': ['summary', 'note'],
}
