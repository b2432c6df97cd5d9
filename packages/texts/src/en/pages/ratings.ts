import type { Texts } from '../../texts.ts'
import { countInGenitive } from '@dvor/format/plurals.ts'

export const ratingsWords: Texts['ratingsWords'] = {
  heading: 'What it was like for our guests',
  from: (count) => `from ${countInGenitive(count, 'rating', 'en')}`,
  note: 'Only those who have stayed here can rate us: we send a survey after departure to the e-mail of the booking. We show the answers of guests who agreed to it.',
  guest: 'Guest',
  answer: 'Our reply:',
  stars: (average) => `${average} out of 5 stars`,
}
