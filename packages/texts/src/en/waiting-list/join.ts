import type { Texts } from '../../texts.ts'
import { contactWords } from '../contact.ts'

export const waitingWords: Texts['waitingWords'] = {
  join: {
    title: 'Waiting list',
    heading: 'We will tell you when a place becomes free',
    intro:
      'Plans change and rooms become free. Join the waiting list, and you will know about free dates before others do.',
    steps: [
      { title: 'You join the list', note: 'You pay nothing and commit to nothing.' },
      { title: 'The dates become free', note: 'We hold the room for you for four hours and e-mail you.' },
      {
        title: 'You book it',
        note: 'By the link in the e-mail, with your details filled in. If you do not want it, it goes to the next guest.',
      },
    ],
    openSheet: 'Choose the days in the calendar',
    stay: 'When and with whom you come',
    you: 'How we reach you',
    flexible: [
      'no, these days only',
      'a day earlier or later',
      '2 days earlier or later',
      '3 days earlier or later',
      'a week earlier or later',
    ],
    unitsTitle: 'Which room',
    chooseUnits: 'Choose the rooms that you wait for',
    unitsText:
      'If you choose none, we will write about any of them. A larger group is offered several rooms together, or a whole house.',
    agesHelp: 'For example 3, 8. Leave it empty without children.',
    anyPlan: 'any',
    planHelp: 'If it is not sold for the days that become free, we will offer you the stay at another rate.',
    consent: 'I agree that you write to this address when the dates become free.',
    privacy: 'How we treat personal data',
    submit: 'Join the waiting list',
    failedTitle: 'You are not on the list yet',
  },
  labels: {
    arrival: 'Arrival',
    departure: 'Departure',
    flexibility: 'Can you move the days?',
    adults: 'Adults',
    children_ages: 'Ages of children',
    units: 'Room',
    rate_plan: 'Rate',
    ...contactWords.labels,
    consent: 'Consent',
  },
  wrong: {
    arrival: 'Please choose a day in the future.',
    departure: 'The departure must be after the arrival.',
    adults:
      'Enter the number of adults. We cannot put rooms together online for so many guests; please get in touch.',
    children_ages: 'Enter ages from 0 to 17, with commas between them.',
    units: 'We do not offer this room any more, please choose another.',
    rate_plan: 'We do not offer this rate any more, please choose another.',
    consent: 'Without your consent we cannot write to you.',
  },
  reasons: {
    free: 'There is room for you on these days. You can book without waiting.',
  },
  toBooking: 'See the free rooms',
  freeNow: 'We have a free room on these days, there is no need to wait.',
  sheet: {
    title: 'Which days do you wait for?',
    hint: 'Tap the day of arrival, then the day of departure. Full days can be chosen, too: they are what one waits for.',
    calendar: 'Arrival and departure',
    missing: 'Please choose the days of arrival and departure.',
    done: 'Choose these days',
  },
  sent: {
    title: 'Thank you, please check your e-mail',
    text: (email: string) => `We have sent a message to ${email}.`,
    steps: [
      {
        title: 'Open the link in the message',
        note: 'It leads to your entry: see how things stand, and leave the list at any time.',
      },
      {
        title: 'When the dates become free, we write to you',
        note: 'We hold the stay for you for four hours.',
      },
      { title: 'You complete the booking', note: 'Your details will be filled in.' },
    ],
    spam: 'Nothing after a few minutes? Please look into the spam folder, too. If there is a mistake in the address, join again.',
  },
}
