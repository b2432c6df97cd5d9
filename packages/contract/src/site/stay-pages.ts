import type { ContentPage } from './site-page.ts'

/** The home page and the pages of bookable units and services; part of `contentPages`. */
export const stayPages = {
  home: {
    path: '/uvod',
    alsoAt: ['/'],
    keptUntil: 'content',
    sitemap: 'path',
    texts: {
      page: 'Úvod',
      blocks: [
        {
          mark: 'uvod-hero',
          picture: true,
          use: {
            sk: 'Veľký nadpis a jedna veta pod ním, široký obraz domu v krajine',
            en: 'Large heading and one sentence below it, wide picture of the property in the country',
          },
        },
        {
          mark: 'uvod-about',
          picture: true,
          use: {
            sk: 'Kto sme: nadpis a dva odseky, obraz na výšku',
            en: 'Who we are: heading and two paragraphs, upright picture',
          },
        },
        {
          mark: 'uvod-units',
          picture: false,
          use: {
            sk: 'Nadpis a jedna veta nad ubytovaním',
            en: 'Heading and one sentence above the accommodation',
          },
        },
        {
          mark: 'uvod-farm',
          picture: true,
          use: {
            sk: 'Čo sa u nás robí: nadpis, odsek, zoznam; obraz',
            en: 'What to do here: heading, paragraph, list; picture',
          },
        },
        {
          mark: 'uvod-offers',
          picture: false,
          use: {
            sk: 'Nadpis a jedna veta nad sezónnymi ponukami',
            en: 'Heading and one sentence above the seasonal offers',
          },
        },
        {
          mark: 'uvod-activities',
          picture: false,
          use: {
            sk: 'Nadpis a jedna veta nad aktivitami',
            en: 'Heading and one sentence above the activities',
          },
        },
        {
          mark: 'uvod-gallery',
          picture: false,
          use: {
            sk: 'Nadpis a jedna veta nad obrázkami z galérie',
            en: 'Heading and one sentence above pictures of the gallery',
          },
        },
        {
          mark: 'uvod-products',
          picture: false,
          use: { sk: 'Nadpis a jedna veta nad výrobkami', en: 'Heading and one sentence above the products' },
        },
        {
          mark: 'uvod-ratings',
          picture: false,
          use: {
            sk: 'Nadpis a jedna veta nad hodnoteniami hostí',
            en: 'Heading and one sentence above the ratings of guests',
          },
        },
        {
          mark: 'uvod-location',
          picture: true,
          use: {
            sk: 'Kde sme: nadpis, odsek o okolí a vzdialenostiach; obraz kraja',
            en: 'Where we are: heading, paragraph about the area and distances; picture of the country',
          },
        },
        {
          mark: 'uvod-booking',
          picture: false,
          use: {
            sk: 'Záverečná výzva k rezervácii: nadpis a jedna veta',
            en: 'Invitation to book at the end: heading and one sentence',
          },
        },
      ],
    },
  },
  stays: {
    path: '/ubytovanie',
    keptUntil: 'content',
    ownQuery: ['dom', 'strana'],
    sitemap: 'path',
    previews: { 'accommodation-objects': '' },
    texts: {
      page: 'Ubytovanie',
      blocks: [
        {
          mark: 'ubytovanie-hero',
          picture: true,
          use: {
            sk: 'Nadpis a úvod nad zoznamom ubytovania',
            en: 'Heading and introduction above the list of accommodation',
          },
        },
        {
          mark: 'ubytovanie-included',
          picture: false,
          use: {
            sk: 'Čo je v cene: nadpis a zoznam; aj na detaile jednotky',
            en: 'What the price includes: heading and list; also on the page of a unit',
          },
        },
        {
          mark: 'ubytovanie-rules',
          picture: false,
          use: {
            sk: 'Dobré vedieť pred príchodom: nadpis a zoznam; aj na detaile jednotky',
            en: 'Good to know before arrival: heading and list; also on the page of a unit',
          },
        },
      ],
    },
  },
  unit: {
    path: '/ubytovanie/:slug',
    keptUntil: 'content and nights',
    sitemap: 'accommodation-units',
    previews: { 'accommodation-units': '' },
  },
  priceList: {
    path: '/cennik',
    keptUntil: 'content',
    sitemap: 'path',
    previews: { 'activity-prices': '' },
    texts: {
      page: 'Cenník',
      blocks: [
        {
          mark: 'prices-description',
          picture: true,
          use: {
            sk: 'Nadpis, opis nad tabuľkou a obraz na pozadí',
            en: 'Heading, description above the table and picture in the background',
          },
        },
        {
          mark: 'prices-accommodation',
          picture: false,
          use: {
            sk: 'Nadpis a veta nad odkazmi na ceny ubytovania',
            en: 'Heading and sentence above the links to prices of accommodation',
          },
        },
      ],
    },
  },
} as const satisfies Record<string, ContentPage>
