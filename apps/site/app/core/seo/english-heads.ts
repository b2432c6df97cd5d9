import type { ListedPage } from '../../public-pages.ts'

interface Head {
  /** Where the page's name alone would say too little. */
  title?: string
  description: string
}

/** What English pages say of themselves to search engines; in Slovak the owner's own texts say it. */
export const englishHeads: Partial<Record<ListedPage, Head>> = {
  '/uvod': {
    title: 'Farm guesthouse in Slovakia',
    description:
      'Rooms and cabins on a working farm in Slovakia. See free dates and prices, and book online in English.',
  },
  '/cennik': { description: 'What our activities, services and rooms cost.' },
  '/lokalita': {
    description: 'Where to find us: the way by car, train and bus, and how far the sights around us are.',
  },
  '/galeria': {
    description: 'Pictures of our farm, its rooms and the country around it through the seasons.',
  },
  '/aktivity': {
    description: 'What you can try on our farm: activities and services with prices and times to book.',
  },
  '/saly': {
    description: 'Halls on a farm for weddings, parties and meetings. Ask for an offer made for you.',
  },
  '/kontakt': { description: 'Phone, e-mail and address of our farm, and a form to write to us in English.' },
}

/** The same for a unit of the property. */
export const unitDescription = (title: string): string =>
  `${title}: pictures, amenities, free dates with the price of each night. Book online in English.`
