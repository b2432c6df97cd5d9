import type { contentPages } from '@dvor/contract/site/content-pages.ts'

interface PageText {
  /** In titles and breadcrumbs. */
  name: string
  /** Where the name is not enough, and the owner's texts are in another language. */
  title?: string
  description?: string
}

type PagePath = (typeof contentPages)[keyof typeof contentPages]['path']

/** Names of the content pages by their paths, and what search engines are told of them. */
export const pageWords: Record<PagePath, PageText> = {
  '/uvod': { name: 'Úvod' },
  '/ubytovanie': { name: 'Ubytovanie' },
  '/ubytovanie/:slug': { name: 'Ubytovanie' },
  '/cennik': { name: 'Cenník' },
  '/obchodne-podmienky': { name: 'Obchodné podmienky' },
  '/ochrana-osobnych-udajov': { name: 'Ochrana osobných údajov' },
  '/pristupnost': { name: 'Vyhlásenie o prístupnosti' },
  '/o-nas': { name: 'O nás' },
  '/vylety': { name: 'Výlety' },
  '/lokalita': { name: 'Kde nás nájdete' },
  '/galeria': { name: 'Galéria' },
  '/nasa-produkcia': { name: 'Naša produkcia' },
  '/aktivity': { name: 'Aktivity a doplnkové služby' },
  '/kontakt': { name: 'Kontakt' },
  '/blog': { name: 'Blog' },
  '/blog/:slug': { name: 'Blog' },
  '/saly': { name: 'Sály na oslavy a stretnutia' },
  '/sezonne-ponuky': { name: 'Sezónne ponuky' },
}
