import type { ContentPage } from './site-page.ts'

/** Pages of the property about itself and its terms; part of `contentPages`. */
export const propertyPages = {
  terms: {
    path: '/obchodne-podmienky',
    // Documents stand in the footer of every page; this one loads the least.
    ownerPreviews: ['documents'],
    isOwnersText: true,
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
    isOwnersText: true,
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
    keptUntil: 'content',
    sitemap: 'path',
  },
  about: {
    path: '/o-nas',
    isOwnersText: true,
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
        { mark: 'o-nas-story', picture: true, use: { sk: 'Príbeh domu', en: 'History of the property' } },
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
            en: 'What else belongs to the property: animals, garden, surroundings',
          },
        },
      ],
    },
  },
} as const satisfies Record<string, ContentPage>
