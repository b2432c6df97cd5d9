import type { ContentPage } from './site-page.ts'

/** The home page and the pages of bookable units and services; part of `contentPages`. */
export const stayPages = {
  home: {
    path: '/uvod',
    alsoAt: ['/'],
    name: { sk: 'Úvod', en: 'Home' },
    english: {
      title: 'Accommodation with online booking',
      description: 'See pictures, free dates and prices, and book your stay online in English.',
    },
    keptUntil: 'content',
    sitemap: 'path',
    texts: {
      page: 'Úvod',
      blocks: [
        {
          mark: 'uvod-hero',
          picture: true,
          use: 'Veľký nadpis a jedna veta pod ním, široký obraz domu v krajine',
        },
        { mark: 'uvod-about', picture: true, use: 'Kto sme: nadpis a dva odseky, obraz na výšku' },
        { mark: 'uvod-units', picture: false, use: 'Nadpis a jedna veta nad ubytovaním' },
        { mark: 'uvod-farm', picture: true, use: 'Čo sa u nás robí: nadpis, odsek, zoznam; obraz' },
        { mark: 'uvod-offers', picture: false, use: 'Nadpis a jedna veta nad sezónnymi ponukami' },
        { mark: 'uvod-activities', picture: false, use: 'Nadpis a jedna veta nad aktivitami' },
        { mark: 'uvod-gallery', picture: false, use: 'Nadpis a jedna veta nad obrázkami z galérie' },
        { mark: 'uvod-products', picture: false, use: 'Nadpis a jedna veta nad výrobkami' },
        { mark: 'uvod-ratings', picture: false, use: 'Nadpis a jedna veta nad hodnoteniami hostí' },
        {
          mark: 'uvod-location',
          picture: true,
          use: 'Kde sme: nadpis, odsek o okolí a vzdialenostiach; obraz kraja',
        },
        { mark: 'uvod-booking', picture: false, use: 'Záverečná výzva k rezervácii: nadpis a jedna veta' },
      ],
    },
  },
  stays: {
    path: '/ubytovanie',
    name: { sk: 'Ubytovanie', en: 'Rooms' },
    english: {},
    keptUntil: 'content',
    ownQuery: ['dom', 'strana'],
    sitemap: 'path',
    previews: { 'accommodation-objects': '' },
    texts: {
      page: 'Ubytovanie',
      blocks: [
        { mark: 'ubytovanie-hero', picture: true, use: 'Nadpis a úvod nad zoznamom ubytovania' },
        {
          mark: 'ubytovanie-included',
          picture: false,
          use: 'Čo je v cene: nadpis a zoznam; aj na detaile jednotky',
        },
        {
          mark: 'ubytovanie-rules',
          picture: false,
          use: 'Dobré vedieť pred príchodom: nadpis a zoznam; aj na detaile jednotky',
        },
      ],
    },
  },
  unit: {
    path: '/ubytovanie/:slug',
    name: { sk: 'Ubytovanie', en: 'Rooms' },
    english: {},
    keptUntil: 'content and nights',
    sitemap: 'accommodation-units',
    previews: { 'accommodation-units': '' },
  },
  priceList: {
    path: '/cennik',
    name: { sk: 'Cenník', en: 'Price list' },
    english: { description: 'What our activities, services and rooms cost.' },
    keptUntil: 'content',
    sitemap: 'path',
    previews: { 'activity-prices': '' },
    texts: {
      page: 'Cenník',
      blocks: [
        { mark: 'prices-description', picture: true, use: 'Nadpis, opis nad tabuľkou a obraz na pozadí' },
        { mark: 'prices-accommodation', picture: false, use: 'Nadpis a veta nad odkazmi na ceny ubytovania' },
      ],
    },
  },
} as const satisfies Record<string, ContentPage>
