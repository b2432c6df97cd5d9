import type { Texts } from '../../texts.ts'

export const homeWords: Texts['homeWords'] = {
  offers: 'On offer right now',
  allOffers: 'All seasonal offers',
  activities: 'Things to try',
  allActivities: 'All activities',
  gallery: 'What it looks like here',
  openGallery: 'Open the gallery',
  products: 'Our products',
  allProducts: 'All our products',
  blog: 'Read the blog',
  halls: 'Halls for parties',
  about: 'More about us',
  units: 'Rooms',
  allUnits: 'All accommodation',
  toDo: 'What there is to do',
  weMake: 'What we make',
  way: 'How to get here',
  trips: 'Where to go',
  book: 'Book your stay',
}
