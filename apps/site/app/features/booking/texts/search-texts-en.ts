import { persons } from '@dvor/format/plurals.ts'
import type { searchStep as slovak } from './search-texts.ts'

/** English words of the first step: the search, the rooms and who sleeps where. */
export const searchStep: typeof slovak = {
  search: {
    heading: 'When are you coming, and how many of you?',
    arrival: 'Arrival',
    departure: 'Departure',
    adults: 'Adults',
    child: 'Child',
    baby: 'under one year',
    submit: 'Show free rooms',
    change: 'Change dates or guests',
    again: 'Search again',
    offer: 'Offer',
    booked: 'Already booked?',
    lookup: 'Get the link to your booking',
    changed:
      'You have changed the dates or the guests. The rooms and prices below are still those of the search before.',
    agesMissing: 'Please give the ages of the children. The price and the space in a room depend on them.',
    incomplete: 'Please give both the day of arrival and the day of departure.',
    inverted: 'The departure must be later than the arrival. Please choose the days again.',
    past: 'This day has already passed. Please choose an arrival from today on.',
    notADay: 'There is no such day in the calendar. Please choose it again.',
    badChildren: 'Children are given by their age, from 0 to 17. Up to 12 children can be booked online.',
    errorsTitle: 'We cannot search like this',
    failedTitle: 'The search did not work',
    glimpseHeading: 'Not sure when yet?',
    glimpseText:
      'Every room has a calendar of its free days with the price of each night. Choose the room first.',
  },
  units: {
    freeHeading: 'Free on these dates',
    partHeading: 'Smaller rooms that go together',
    partText:
      'None of them is big enough for all of you, but two or more together are. Choose one and add another.',
    refusedHeading: 'Not this time',
    refusedText: 'Each room comes with the reason and the nearest free dates.',
    longer: 'Free for a longer stay:',
    nearest: 'Nearest free dates for',
    waiting: 'Join the waiting list and hear from us when the dates become free',
    askForm: 'Write us a message; the dates and guests are filled in already',
    askSubject: 'Stay',
    choose: 'Choose',
    swap: 'Take this one instead',
    add: 'Add another room',
    combine: 'Take more rooms',
    left: 'No longer in your choice, as it cannot be had for the new dates or guests:',
    chosen: 'Chosen',
    remove: 'Remove',
    priceDetail: 'Price breakdown',
    alternatives: 'We have it free on these days:',
    detailLink: 'Photos and amenities',
    wanted: 'Your room',
    approval: 'We confirm this booking in person, usually within two days.',
    groupApproval: (most) =>
      `We confirm groups of more than ${persons(most, 'en')} in person, usually within two days.`,
    pets: 'Dogs welcome',
    buildingHeading: 'A whole house to yourselves',
    buildingText:
      'All of its rooms are free on these dates. Take them with one press, or decide first who sleeps where.',
    wholeText:
      'All rooms are free on these dates and will be yours alone. Decide yourselves who sleeps where.',
    building: 'the whole house',
    pages: 'Pages of rooms',
    pageBefore: 'Previous rooms',
    pageAfter: 'More rooms',
    pageOf: (page, pages) => `Page ${page} of ${pages}`,
    noAdult: 'At least one adult must sleep in each room.',
  },
  rooms: {
    split: 'Who sleeps where',
    more: 'More adults',
    fewer: 'Fewer adults',
    proceed: 'Continue to your details',
    needMore: 'Please add another room; there is not enough space for all of you.',
    changedNotice:
      'You have changed the dates or the guests. First let us see what is free for you and at what price.',
    searchAgain: 'Update the price',
    holding: 'Holding the room…',
  },
}
