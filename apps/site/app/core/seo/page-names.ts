import type { InLanguages } from '../language/use-language.ts'
import type { ListedPage } from '../../public-pages.ts'

/** What each listed page is called in its title and in the trails that search engines show. */
export const pageNames: Record<ListedPage, InLanguages<string>> = {
  '/uvod': { sk: 'Úvod', en: 'Home' },
  '/ubytovanie': { sk: 'Ubytovanie', en: 'Rooms' },
  '/cennik': { sk: 'Cenník', en: 'Price list' },
  '/o-nas': { sk: 'O nás', en: 'About us' },
  '/vylety': { sk: 'Výlety', en: 'Trips' },
  '/lokalita': { sk: 'Kde nás nájdete', en: 'Where to find us' },
  '/galeria': { sk: 'Galéria', en: 'Gallery' },
  '/nasa-produkcia': { sk: 'Naša produkcia', en: 'Our produce' },
  '/aktivity': { sk: 'Aktivity a doplnkové služby', en: 'Activities and extras' },
  '/sezonne-ponuky': { sk: 'Sezónne ponuky', en: 'Seasonal offers' },
  '/blog': { sk: 'Blog', en: 'Blog' },
  '/saly': { sk: 'Sály na oslavy a stretnutia', en: 'Halls for parties and meetings' },
  '/kontakt': { sk: 'Kontakt', en: 'Contact' },
  '/obchodne-podmienky': { sk: 'Obchodné podmienky', en: 'Terms and conditions' },
  '/ochrana-osobnych-udajov': { sk: 'Ochrana osobných údajov', en: 'Privacy policy' },
}
