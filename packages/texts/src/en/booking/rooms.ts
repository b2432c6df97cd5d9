import type { Texts } from '../../texts.ts'
import type { CombinationReason } from '@dvor/contract/pricing/combinations.ts'

export const unitDialogWords: Texts['unitDialogWords'] = {
  amenities: 'Amenities',
  back: 'Previous picture',
  next: 'Next picture',
  wholePicture: 'Open the whole picture in a new window',
  wholePage: 'The whole page with calendar and prices',
  loading: 'Loading pictures',
  failed: 'Pictures and amenities could not be loaded.',
  retry: 'Try again',
  close: 'Close',
}

export const cardWords: Texts['cardWords'] = { more: 'Payment and price breakdown' }

const reasonsInEnglish: Record<CombinationReason, string> = {
  cheapest: 'Lowest price',
  one_building: 'All in one house',
  fewest_units: 'Fewest rooms',
}

export const groupWords: Texts['groupWords'] = {
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
}

export const roomTooFull: Texts['roomTooFull'] = (title: string, most: string) =>
  `${title} is ${most} at most.`

export const roomTooYoung: Texts['roomTooYoung'] = (title: string, most: string) =>
  `${title} takes ${most} at most.`
