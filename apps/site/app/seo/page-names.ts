import type { ListedPage } from '../public-pages.ts'

/** What each listed page is called in its title and in the trails that search engines show. */
export const pageNames: Record<ListedPage, string> = {
  '/': 'Úvod',
  '/ubytovanie': 'Ubytovanie',
  '/cennik': 'Cenník',
  '/o-nas': 'O nás',
  '/vylety': 'Výlety',
  '/lokalita': 'Kde nás nájdete',
  '/galeria': 'Galéria',
  '/nasa-produkcia': 'Naša produkcia',
  '/aktivity': 'Aktivity a doplnkové služby',
  '/sezonne-ponuky': 'Sezónne ponuky',
  '/blog': 'Blog',
  '/saly': 'Sály na oslavy a stretnutia',
  '/kontakt': 'Kontakt',
  '/obchodne-podmienky': 'Obchodné podmienky',
  '/ochrana-osobnych-udajov': 'Ochrana osobných údajov',
}
