import { searchStep } from './search.ts'
import { orderStep } from './order.ts'
import type { Texts } from '../../texts.ts'

export const bookingTexts: Texts['bookingTexts'] = {
  page: {
    title: 'Book your stay',
    description: 'Choose your dates and a room, see the whole price at once and book in a few minutes.',
    steps: ['Dates and room', 'Details and payment'],
    stepsLabel: 'Steps of the booking',
    noScript:
      'Your browser needs scripts to finish the booking. If you cannot have them, call or write to us; we will gladly keep a room for you.',
    back: 'Back',
  },
  ...searchStep,
  extras: {
    heading: 'What may we prepare for you?',
    lead: 'None of it is a must, all can be added later.',
    included: 'Always part of the price',
    elsewhere: 'Not offered with the chosen room',
    more: 'More',
    fewer: 'Fewer',
  },
  seats: {
    heading: 'Things to do during your stay',
    lead: 'We keep the places together with the room.',
    choose: 'Time',
    persons: 'How many of you?',
    fewer: 'Fewer people',
    more: 'More people',
    moreTimes: 'Show more times',
    failedTitle: 'The places could not be held',
    gone: 'There are not enough places left at this time. Please choose another one or fewer people.',
    full: 'fully booked',
    children: 'Which children are coming along?',
    baby: 'under 1 year',
    splitUp: 'If you split up, you can do both.',
    clash: 'There are not enough of you for both at once. Please choose another time or fewer people.',
  },
  alone: {
    steps: ['Time', 'Details and payment'],
    service: 'Service',
    day: 'Time',
    part: 'What you are booking',
    heading: 'When does it suit you?',
    more: 'Show more days',
    noneTitle: 'There is no free time in the coming weeks',
    noneText: 'Call or write to us and we will think of something together.',
    missing: 'Please choose a time.',
    proceed: 'Continue to your details',
    withStay:
      'Would you like to stay the night as well? Choose a room first and add the service in the next step.',
    toStay: 'Book with accommodation',
    backToAll: 'All activities',
    hold: {
      label: 'We are holding your places for another',
      expiredTitle: 'The time for holding your places has run out',
      expiredText:
        'We have let the places go so that somebody else can have them. Everything you filled in is still here. Shall we hold them again?',
      again: 'Hold them again',
      toRooms: 'Back to choosing a time',
      failedTitle: 'The places could not be held',
    },
  },
  hold: {
    label: 'We are holding your room for another',
    expiredTitle: 'The time for holding your room has run out',
    expiredText:
      'We have let the room go so that somebody else can have it. Everything you filled in is still here. Shall we hold it again?',
    again: 'Hold it again',
    toRooms: 'Back to choosing a room',
    failedTitle: 'The room could not be held',
    tryAgain: 'Try again',
  },
  summary: {
    label: 'Your booking',
    stay: 'Stay',
    party: 'Guests',
    rooms: 'Accommodation',
    total: 'Total including VAT and accommodation tax',
    totalVat: 'Total including VAT',
    totalTax: 'Total including accommodation tax',
    totalShort: 'Total',
  },
  ...orderStep,
}
