import type { Texts } from '../../texts.ts'

export const entryWords: Texts['entryWords'] = {
  entry: {
    title: 'Your place on the waiting list',
    lostTitle: 'We could not find this entry',
    lostText: 'The link is not complete, or the entry has been deleted. You can join again.',
    again: 'Join again',
    steps: [
      { title: 'You have joined the list', note: null },
      { title: 'The dates become free', note: 'We hold the room for you for four hours and e-mail you.' },
      { title: 'You book the room', note: 'By the link in the e-mail, with your details filled in.' },
    ],
    first: 'You are the first on the list.',
    ahead: (count: number) => `Before you on the list: ${count}.`,
    facts: {
      days: 'Dates',
      party: 'Guests',
      units: 'Room',
      plan: 'Rate',
      flexible: 'Other days',
      contact: 'We write to',
    },
    any: 'any',
    noShift: 'no',
    shift: (days: string) => `up to ${days} either way`,
    offerTitle: 'Held for you',
    offerTogether: 'Held for you together',
    underPlan: 'rate',
    until: 'The offer is valid until',
    total: 'Price of the stay',
    take: 'Go on to the booking',
    takeHint: 'Your details will be filled in.',
    offerFailed: 'The offer could not be taken',
    leave: 'Leave the waiting list',
    leaveText: 'If you do not need the dates any more, you make room for others.',
    decline: 'I do not want the offer, take me off the list',
    reservation: 'View the booking',
    search: 'Search other dates',
  },
  states: {
    waiting: { title: 'You are on the waiting list', text: 'We will e-mail you when the dates become free.' },
    offered: {
      title: 'A place has become free for you',
      text: 'We hold the stay for you alone. Nobody else can book it while the offer is valid.',
    },
    booked: { title: 'Booked', text: 'You have a booking already. We look forward to seeing you.' },
    expired: {
      title: 'This entry has ended',
      text: 'The dates have passed, or two offers were left without an answer.',
    },
    withdrawn: { title: 'You have left the list', text: 'You are not waiting for these dates any more.' },
  },
}
