import type { CombinationReason } from '@dvor/contract/pricing/combinations.ts'
import type { InLanguages } from '@dvor/texts/texts.ts'

const reasons: Record<CombinationReason, string> = {
  cheapest: 'Najlacnejšie',
  one_building: 'Všetci v jednom dome',
  fewest_units: 'Najmenej izieb',
}

const sk = {
  heading: 'Spolu pre vás všetkých',
  text: 'Jedna izba by vám nestačila, tieto spolu áno. Vezmete ich jedným ťuknutím, v každej spí aspoň jeden dospelý.',
  reasons,
  takeAll: 'Vziať všetky izby',
  spread: 'Upraviť, kto kde spí',
  takeBuilding: 'Vziať celý dom',
  takeRooms: 'Vziať izby jednotlivo',
  single: (rooms: string) => `Tie isté izby jednotlivo stoja ${rooms}`,
  more: (money: string) => `o ${money} viac.`,
  less: (money: string) => `o ${money} menej.`,
  same: 'teda rovnako.',
}

const reasonsInEnglish: Record<CombinationReason, string> = {
  cheapest: 'Lowest price',
  one_building: 'All in one house',
  fewest_units: 'Fewest rooms',
}

/** Words of several rooms that are taken in one press. */
export const groupWords: InLanguages<typeof sk> = {
  sk,
  en: {
    heading: 'Together for all of you',
    text: 'One room is not enough for you, these are. Take them with one press; at least one adult sleeps in each.',
    reasons: reasonsInEnglish,
    takeAll: 'Take all rooms',
    spread: 'Change who sleeps where',
    takeBuilding: 'Take the whole house',
    takeRooms: 'Take the rooms one by one',
    single: (rooms) => `The same rooms one by one cost ${rooms}`,
    more: (money) => `${money} more.`,
    less: (money) => `${money} less.`,
    same: 'which is the same.',
  },
}
