import type { ContentPage } from './site-page.ts'

/** Pages of the property about itself and its terms; part of `contentPages`. */
export const propertyPages = {
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
        {
          mark: 'terms-content',
          picture: false,
          use: { sk: 'Celé znenie obchodných podmienok', en: 'The whole terms and conditions' },
        },
        {
          mark: 'terms-summary',
          picture: false,
          isEnglish: true,
          use: {
            sk: 'Zhrnutie podmienok po anglicky, len na anglickej stránke',
            en: 'Summary of the terms in English, on the English page only',
          },
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
      blocks: [
        {
          mark: 'privacy-content',
          picture: false,
          use: { sk: 'Celé znenie zásad ochrany osobných údajov', en: 'The whole privacy policy' },
        },
      ],
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
        {
          mark: 'o-nas-hero',
          picture: true,
          use: { sk: 'Nadpis, úvodná veta a široký obraz', en: 'Heading, first sentence and wide picture' },
        },
        { mark: 'o-nas-story', picture: true, use: { sk: 'Príbeh domu', en: 'History of the house' } },
        {
          mark: 'o-nas-people',
          picture: true,
          use: { sk: 'Ľudia, ktorí tu žijú', en: 'The people who live here' },
        },
        {
          mark: 'o-nas-animals',
          picture: true,
          use: {
            sk: 'Čo k domu ešte patrí: zvieratá, záhrada, okolie',
            en: 'What else belongs to the house: animals, garden, surroundings',
          },
        },
      ],
    },
  },
} as const satisfies Record<string, ContentPage>
