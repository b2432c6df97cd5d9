import type { InLanguages } from '@dvor/texts/texts.ts'

const sk = {
  offers: 'Sezónne ponuky',
  allOffers: 'Všetky sezónne ponuky',
  activities: 'Aktivity',
  allActivities: 'Všetky aktivity',
  gallery: 'Galéria',
  openGallery: 'Otvoriť galériu',
  products: 'Naša produkcia',
  allProducts: 'Celá naša produkcia',
  blog: 'Čítať blog',
  halls: 'Sály na oslavy',
  about: 'Viac o nás',
  units: 'Ubytovanie',
  allUnits: 'Všetko ubytovanie',
  toDo: 'Čo sa dá robiť',
  weMake: 'Čo vyrábame',
  way: 'Ako k nám',
  trips: 'Kam na výlet',
  book: 'Rezervovať pobyt',
}

/** Words of the home page around the owner's texts. */
export const homeWords: InLanguages<typeof sk> = {
  sk,
  en: {
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
  },
}
