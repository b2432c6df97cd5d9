import type { ContentPage } from './site-page.ts'
import { stayPages } from './stay-pages.ts'

/**
 * Pages with the same bytes for every visitor, by the names of their files in `apps/site/app/pages/content`. Routes,
 * sitemap, breadcrumbs, the server's page cache, the owner's text blocks and the back office's previews are derived
 * from them.
 */
export const contentPages = {
  ...stayPages,
  terms: {
    path: '/obchodne-podmienky',
    // Documents stand in the footer of every page; this one loads the least.
    ownerPreviews: ['documents'],
    name: { sk: 'Obchodné podmienky', en: 'Terms and conditions' },
    english: null,
    keptUntil: 'content',
    sitemap: 'path',
    texts: {
      page: 'Obchodné podmienky',
      blocks: [
        { mark: 'terms-content', picture: false, use: 'Celé znenie obchodných podmienok' },
        {
          mark: 'terms-summary',
          picture: false,
          isEnglish: true,
          use: 'Zhrnutie podmienok po anglicky, len na anglickej stránke',
        },
      ],
    },
  },
  privacy: {
    path: '/ochrana-osobnych-udajov',
    name: { sk: 'Ochrana osobných údajov', en: 'Privacy policy' },
    english: null,
    keptUntil: 'content',
    sitemap: 'path',
    texts: {
      page: 'Ochrana osobných údajov',
      blocks: [{ mark: 'privacy-content', picture: false, use: 'Celé znenie zásad ochrany osobných údajov' }],
    },
  },
  accessibility: {
    path: '/pristupnost',
    name: { sk: 'Vyhlásenie o prístupnosti', en: 'Accessibility statement' },
    english: { description: 'How this site works for everybody, what it cannot do yet, and whom to ask.' },
    keptUntil: 'content',
    sitemap: 'path',
  },
  about: {
    path: '/o-nas',
    name: { sk: 'O nás', en: 'About us' },
    english: null,
    keptUntil: 'content',
    sitemap: 'path',
    texts: {
      page: 'O nás',
      blocks: [
        { mark: 'o-nas-hero', picture: true, use: 'Nadpis, úvodná veta a široký obraz' },
        { mark: 'o-nas-story', picture: true, use: 'Príbeh domu' },
        { mark: 'o-nas-people', picture: true, use: 'Ľudia, ktorí tu žijú' },
        { mark: 'o-nas-animals', picture: true, use: 'Čo k domu ešte patrí: zvieratá, záhrada, okolie' },
      ],
    },
  },
  trips: {
    path: '/vylety',
    name: { sk: 'Výlety', en: 'Trips' },
    english: null,
    keptUntil: 'content',
    sitemap: 'path',
    ownerPreviews: ['activities'],
    texts: {
      page: 'Výlety',
      blocks: [{ mark: 'vylety-hero', picture: true, use: 'Nadpis, úvodná veta a široký obraz' }],
    },
  },
  location: {
    path: '/lokalita',
    name: { sk: 'Kde nás nájdete', en: 'Where to find us' },
    english: {
      description: 'Where to find us: the way by car, train and bus, and how far the sights around us are.',
    },
    keptUntil: 'content',
    sitemap: 'path',
    texts: {
      page: 'Lokalita',
      blocks: [
        { mark: 'lokalita-hero', picture: true, use: 'Nadpis, úvodná veta a široký obraz' },
        { mark: 'lokalita-directions', picture: true, use: 'Ako k nám: autom, vlakom, autobusom' },
        { mark: 'lokalita-surroundings', picture: true, use: 'Čo je nablízku: obchod, lekár, vlek' },
      ],
    },
  },
  gallery: {
    path: '/galeria',
    name: { sk: 'Galéria', en: 'Gallery' },
    english: {
      description: 'Pictures of the house, its rooms and the surroundings.',
    },
    keptUntil: 'content',
    ownQuery: ['galeria', 'strana'],
    sitemap: 'path',
    previews: { galleries: '' },
    texts: {
      page: 'Galéria',
      blocks: [{ mark: 'galeria-hero', picture: false, use: 'Nadpis a jedna veta nad galériami' }],
    },
  },
  products: {
    path: '/nasa-produkcia',
    name: { sk: 'Naša produkcia', en: 'Our products' },
    english: null,
    keptUntil: 'content',
    sitemap: 'path',
    previews: { 'image-blog-articles': '' },
    texts: {
      page: 'Naša produkcia',
      blocks: [
        { mark: 'produkcia-hero', picture: true, use: 'Nadpis, úvodná veta a široký obraz' },
        { mark: 'produkcia-bread', picture: true, use: 'Prvý druh výrobkov, napríklad chlieb a pečivo' },
        { mark: 'produkcia-cheese', picture: true, use: 'Druhý druh výrobkov, napríklad syry' },
        { mark: 'produkcia-pantry', picture: true, use: 'Ďalšie výrobky; ako a kde ich kúpiť' },
      ],
    },
  },
  activities: {
    path: '/aktivity',
    name: { sk: 'Aktivity a doplnkové služby', en: 'Activities and extras' },
    english: {
      description: 'What you can do here: activities and services with prices and times to book.',
    },
    keptUntil: 'content',
    sitemap: 'path',
    previews: { activities: '' },
    texts: {
      page: 'Aktivity',
      blocks: [
        { mark: 'aktivity-hero', picture: true, use: 'Nadpis, úvodná veta a široký obraz' },
        { mark: 'aktivity-booking', picture: false, use: 'Ako si aktivitu dohodnúť' },
      ],
    },
  },
  contact: {
    path: '/kontakt',
    name: { sk: 'Kontakt', en: 'Contact' },
    english: { description: 'Phone, e-mail and address, and a form to write to us in English.' },
    keptUntil: 'content',
    ownQuery: ['odoslane', 'from'],
    sitemap: 'path',
    previews: { contacts: '' },
    texts: {
      page: 'Kontakt',
      blocks: [
        { mark: 'kontakt-hero', picture: true, use: 'Nadpis, úvodná veta a obraz' },
        { mark: 'kontakt-arrival', picture: false, use: 'Príchod, odchod a parkovanie' },
      ],
    },
  },
  blog: {
    path: '/blog',
    name: { sk: 'Blog', en: 'Blog' },
    english: null,
    keptUntil: 'content',
    ownQuery: ['rubrika', 'strana'],
    sitemap: 'path',
    texts: {
      page: 'Blog',
      blocks: [{ mark: 'blog-hero', picture: false, use: 'Nadpis a jedna veta nad článkami' }],
    },
  },
  article: {
    path: '/blog/:slug',
    name: { sk: 'Blog', en: 'Blog' },
    english: null,
    keptUntil: 'content',
    sitemap: 'blog-articles',
    ownerPreviews: ['blog-articles'],
    previews: { 'blog-articles': '' },
  },
  halls: {
    path: '/saly',
    name: { sk: 'Sály na oslavy a stretnutia', en: 'Halls for parties and meetings' },
    english: {
      description: 'Halls for weddings, parties and meetings. Ask for an offer made for you.',
    },
    keptUntil: 'content',
    ownQuery: ['sala', 'odoslane'],
    sitemap: 'path',
    previews: { halls: '' },
    texts: {
      page: 'Sály',
      blocks: [{ mark: 'saly-hero', picture: false, use: 'Nadpis a jedna veta nad sálami' }],
    },
  },
  offers: {
    path: '/sezonne-ponuky',
    name: { sk: 'Sezónne ponuky', en: 'Seasonal offers' },
    english: null,
    keptUntil: 'content',
    sitemap: 'path',
    previews: { 'seasonal-offers': '' },
    texts: {
      page: 'Sezónne ponuky',
      blocks: [{ mark: 'ponuky-hero', picture: false, use: 'Nadpis a jedna veta nad sezónnymi ponukami' }],
    },
  },
} as const satisfies Record<string, ContentPage>
