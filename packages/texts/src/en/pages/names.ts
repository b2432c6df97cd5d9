import type { Texts } from '../../texts.ts'

export const pageWords: Texts['pageWords'] = {
  '/uvod': {
    name: 'Home',
    title: 'Accommodation with online booking',
    description: 'See pictures, free dates and prices, and book your stay online in English.',
  },
  '/ubytovanie': { name: 'Rooms' },
  '/ubytovanie/:slug': { name: 'Rooms' },
  '/cennik': { name: 'Price list', description: 'What our activities, services and rooms cost.' },
  '/obchodne-podmienky': { name: 'Terms and conditions' },
  '/ochrana-osobnych-udajov': { name: 'Privacy policy' },
  '/pristupnost': {
    name: 'Accessibility statement',
    description: 'How this site works for everybody, what it cannot do yet, and whom to ask.',
  },
  '/o-nas': { name: 'About us' },
  '/vylety': { name: 'Trips' },
  '/lokalita': {
    name: 'Where to find us',
    description: 'Where to find us: the way by car, train and bus, and how far the sights around us are.',
  },
  '/galeria': { name: 'Gallery', description: 'Pictures of the property, its rooms and the surroundings.' },
  '/nasa-produkcia': { name: 'Our products' },
  '/aktivity': {
    name: 'Activities and extras',
    description: 'What you can do here: activities and services with prices and times to book.',
  },
  '/kontakt': {
    name: 'Contact',
    description: 'Phone, e-mail and address, and a form to write to us in English.',
  },
  '/blog': { name: 'Blog' },
  '/blog/:slug': { name: 'Blog' },
  '/saly': {
    name: 'Halls for parties and meetings',
    description: 'Halls for weddings, parties and meetings. Ask for an offer made for you.',
  },
  '/sezonne-ponuky': { name: 'Seasonal offers' },
}
