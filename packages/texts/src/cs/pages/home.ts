import type { Texts } from '../../texts.ts'

export const homeWords: Texts['homeWords'] = {
  offers: 'Sezónní nabídky',
  allOffers: 'Všechny sezónní nabídky',
  activities: 'Aktivity',
  allActivities: 'Všechny aktivity',
  gallery: 'Galerie',
  openGallery: 'Otevřít galerii',
  products: 'Naše výrobky',
  allProducts: 'Všechny naše výrobky',
  blog: 'Číst blog',
  halls: 'Sály na oslavy',
  about: 'Více o nás',
  units: 'Ubytování',
  allUnits: 'Všechno ubytování',
  toDo: 'Co se dá dělat',
  weMake: 'Co vyrábíme',
  way: 'Jak k nám',
  trips: 'Kam na výlet',
  book: 'Rezervovat pobyt',
}
