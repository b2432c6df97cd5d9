import { formatDay } from '@dvor/format/day-text.ts'
import { nights, persons } from '@dvor/format/plurals.ts'
import type { Texts } from '../../texts.ts'

export const noRoomWords: Texts['noRoomWords'] = {
  party_too_big: ({ places }) => ({
    title: 'We cannot sleep so many guests at once',
    text: `All our rooms together sleep ${persons(places, 'en')}. Get in touch: we know where near by the others could stay.`,
  }),
  few_places: ({ places }) => ({
    title: 'There are not enough places left for everybody',
    text: `For these dates we have room for ${persons(places, 'en')} only. Try other days, or get in touch.`,
  }),
  one_adult: () => ({
    title: 'We have no room that sleeps all of you for these dates',
    text: 'Only smaller rooms are free, and an adult must sleep in each. Try other days, or get in touch.',
  }),
  too_far: ({ lastDay }) => ({
    title: 'We do not take bookings so far ahead yet',
    text: `The last day of arrival that can be booked is ${formatDay(lastDay, 'en')}.`,
  }),
  too_late: () => ({
    title: 'It is too late to book online',
    text: 'We could not get a room ready without talking to you first. Call us, perhaps it still works out.',
  }),
  closed: () => ({
    title: 'We are closed on these days',
    text: 'Have a look at the nearest days on which we are here.',
  }),
  only_package: ({ package: { title } }) => ({
    title: `On these nights we sell only the package “${title}”`,
    text: 'You find it among our offers, with its price and what is in it. On other days you can book a room without it.',
  }),
  taken: () => ({
    title: 'Everything is taken for these dates',
    text: 'Try other days, or get in touch. Now and then something becomes free.',
  }),
  min_nights: ({ nights: least }) => ({
    title: 'There is room, but for a longer stay only',
    text: `With this day of arrival we take guests for ${nights(least, 'en')} or more. With another one a shorter stay may do.`,
  }),
  weekday: () => ({
    title: 'There is room, with another day of arrival or departure',
    text: 'At this time of year guests arrive and depart on certain days only. Choose one of the stays below.',
  }),
  mixed: () => ({
    title: 'There is no free room for these dates',
    text: 'The reason stands at each room below. Try other days, or get in touch.',
  }),
}
