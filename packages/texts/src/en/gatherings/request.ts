import type { Texts } from '../../texts.ts'
import { contactWords } from '../contact.ts'

export const requestWords: Texts['requestWords'] = {
  title: 'Gathering',
  heading: 'Several families together?',
  intro:
    'We hold the rooms together and send you one link. By it each family chooses its own room and pays for that alone.',
  steps: (hours: string) => [
    { title: 'You choose the rooms', note: 'You pay nothing and commit to nothing.' },
    { title: 'You confirm the e-mail', note: 'You get a link to send to the other families.' },
    {
      title: 'The families choose',
      note: `They have ${hours} from the confirmation. What nobody has taken by then is free again.`,
    },
  ],
  notOfferedTitle: 'We do not offer gatherings at the moment',
  notOffered: 'If several families are coming, please write or call. We will find a way.',
  days: 'When you come',
  openSheet: 'Choose the days in the calendar',
  sheet: {
    title: 'When do you come?',
    hint: 'Tap the day of arrival, then the day of departure. Days that are struck through are taken.',
    calendar: 'Arrival and departure',
    missing: 'Please choose the days of arrival and departure.',
    done: 'Show free rooms',
  },
  showRooms: 'Show free rooms',
  lead: (days: string) => `This can be booked up to ${days} before arrival.`,
  rooms: 'Which rooms we hold for you',
  roomsHelp: (rooms: string) => `Choose at least ${rooms}.`,
  sleeps: (persons: string) => `for up to ${persons}`,
  noneFree: 'We do not have enough free rooms on these dates. Please try others.',
  refused: 'Not free on these dates:',
  you: 'Where we send the link',
  messageHelp: 'The other families see it on their page.',
  privacy: 'How we treat personal data',
  submit: 'Hold the rooms',
  freeOfCharge: 'You pay nothing and commit to nothing.',
  failedTitle: 'The rooms could not be held',
  search: 'Search a room for one family',
  sent: {
    title: 'Thank you, please check your e-mail',
    text: (email: string) => `We have sent a message to ${email}.`,
    days: 'Dates',
    steps: (moment: string) => [
      { title: 'Confirm by the link in the message', note: `By ${moment}; until then we hold the rooms.` },
      {
        title: 'You invite the others',
        note: 'Once confirmed, you get a link to send to the other families.',
      },
      { title: 'Each family chooses its own room', note: 'And pays for that alone.' },
    ],
    spam: 'Nothing within a few minutes? Please look into your spam folder. If there is a slip in the address, tell us.',
  },
  labels: {
    arrival: 'Arrival',
    departure: 'Departure',
    units: 'Rooms',
    ...contactWords.labels,
    message: 'A word for the others',
  },
  wrong: {
    arrival: 'These dates are too near to be held this way.',
    departure: 'The departure must be after the arrival, and the stay must not be too long.',
    units: 'Please choose more rooms.',
  },
  reasons: {
    not_offered: 'We do not offer gatherings at the moment. Please get in touch.',
    known: 'You have another gathering open. You can confirm this one once you end that one on its page.',
    busy: 'We are holding rooms for too many groups right now. Please try tomorrow, or call us.',
  },
}
