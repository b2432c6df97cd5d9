import { propertyPages } from './property-pages.ts'
import type { ContentPage } from './site-page.ts'
import { stayPages } from './stay-pages.ts'

/**
 * Pages with the same bytes for every visitor, by the names of their files in `apps/site/app/pages/content`. Routes,
 * sitemap, breadcrumbs, the server's page cache, the owner's text blocks and the back office's previews are derived
 * from them.
 */
export const contentPages = {
  ...stayPages,
  ...propertyPages,
  trips: {
    path: '/vylety',
    isOwnersText: true,
    keptUntil: 'content',
    sitemap: 'path',
    ownerPreviews: ['activities'],
    texts: {
      page: 'Výlety',
      blocks: [
        {
          mark: 'vylety-hero',
          picture: true,
          use: { sk: 'Nadpis, úvodná veta a široký obraz', en: 'Heading, first sentence and wide picture' },
        },
      ],
    },
  },
  location: {
    path: '/lokalita',
    keptUntil: 'content',
    sitemap: 'path',
    texts: {
      page: 'Lokalita',
      blocks: [
        {
          mark: 'lokalita-hero',
          picture: true,
          use: { sk: 'Nadpis, úvodná veta a široký obraz', en: 'Heading, first sentence and wide picture' },
        },
        {
          mark: 'lokalita-directions',
          picture: true,
          use: { sk: 'Ako k nám: autom, vlakom, autobusom', en: 'How to reach us: by car, train and bus' },
        },
        {
          mark: 'lokalita-surroundings',
          picture: true,
          use: { sk: 'Čo je nablízku: obchod, lekár, vlek', en: 'What is nearby: shop, doctor, ski lift' },
        },
      ],
    },
  },
  gallery: {
    path: '/galeria',
    keptUntil: 'content',
    ownQuery: ['galeria', 'strana'],
    sitemap: 'path',
    previews: { galleries: '' },
    texts: {
      page: 'Galéria',
      blocks: [
        {
          mark: 'galeria-hero',
          picture: false,
          use: {
            sk: 'Nadpis a jedna veta nad galériami',
            en: 'Heading and one sentence above the galleries',
          },
        },
      ],
    },
  },
  products: {
    path: '/nasa-produkcia',
    isOwnersText: true,
    keptUntil: 'content',
    sitemap: 'path',
    previews: { 'image-blog-articles': '' },
    texts: {
      page: 'Naša produkcia',
      blocks: [
        {
          mark: 'produkcia-hero',
          picture: true,
          use: { sk: 'Nadpis, úvodná veta a široký obraz', en: 'Heading, first sentence and wide picture' },
        },
        {
          mark: 'produkcia-bread',
          picture: true,
          use: {
            sk: 'Prvý druh výrobkov, napríklad chlieb a pečivo',
            en: 'The first kind of products, for example bread',
          },
        },
        {
          mark: 'produkcia-cheese',
          picture: true,
          use: {
            sk: 'Druhý druh výrobkov, napríklad syry',
            en: 'The second kind of products, for example cheese',
          },
        },
        {
          mark: 'produkcia-pantry',
          picture: true,
          use: {
            sk: 'Ďalšie výrobky; ako a kde ich kúpiť',
            en: 'Further products; how and where to buy them',
          },
        },
      ],
    },
  },
  activities: {
    path: '/aktivity',
    keptUntil: 'content',
    sitemap: 'path',
    previews: { activities: '' },
    texts: {
      page: 'Aktivity',
      blocks: [
        {
          mark: 'aktivity-hero',
          picture: true,
          use: { sk: 'Nadpis, úvodná veta a široký obraz', en: 'Heading, first sentence and wide picture' },
        },
        {
          mark: 'aktivity-booking',
          picture: false,
          use: { sk: 'Ako si aktivitu dohodnúť', en: 'How to arrange an activity' },
        },
      ],
    },
  },
  contact: {
    path: '/kontakt',
    keptUntil: 'content',
    ownQuery: ['odoslane', 'from'],
    sitemap: 'path',
    previews: { contacts: '' },
    texts: {
      page: 'Kontakt',
      blocks: [
        {
          mark: 'kontakt-hero',
          picture: true,
          use: { sk: 'Nadpis, úvodná veta a obraz', en: 'Heading, first sentence and picture' },
        },
        {
          mark: 'kontakt-arrival',
          picture: false,
          use: { sk: 'Príchod, odchod a parkovanie', en: 'Arrival, departure and parking' },
        },
      ],
    },
  },
  blog: {
    path: '/blog',
    isOwnersText: true,
    keptUntil: 'content',
    ownQuery: ['rubrika', 'strana'],
    sitemap: 'path',
    texts: {
      page: 'Blog',
      blocks: [
        {
          mark: 'blog-hero',
          picture: false,
          use: { sk: 'Nadpis a jedna veta nad článkami', en: 'Heading and one sentence above the articles' },
        },
      ],
    },
  },
  article: {
    path: '/blog/:slug',
    isOwnersText: true,
    keptUntil: 'content',
    sitemap: 'blog-articles',
    ownerPreviews: ['blog-articles'],
    previews: { 'blog-articles': '' },
  },
  halls: {
    path: '/saly',
    keptUntil: 'content',
    ownQuery: ['sala', 'odoslane'],
    sitemap: 'path',
    previews: { halls: '' },
    texts: {
      page: 'Sály',
      blocks: [
        {
          mark: 'saly-hero',
          picture: false,
          use: { sk: 'Nadpis a jedna veta nad sálami', en: 'Heading and one sentence above the halls' },
        },
      ],
    },
  },
  offers: {
    path: '/sezonne-ponuky',
    isOwnersText: true,
    keptUntil: 'content',
    sitemap: 'path',
    previews: { 'seasonal-offers': '' },
    texts: {
      page: 'Sezónne ponuky',
      blocks: [
        {
          mark: 'ponuky-hero',
          picture: false,
          use: {
            sk: 'Nadpis a jedna veta nad sezónnymi ponukami',
            en: 'Heading and one sentence above the seasonal offers',
          },
        },
      ],
    },
  },
} as const satisfies Record<string, ContentPage>
