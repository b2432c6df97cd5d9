import type { Texts } from '../../texts.ts'

export const pageWords: Texts['pageWords'] = {
  '/uvod': {
    name: 'Úvod',
    title: 'Ubytování s rezervací online',
    description: 'Prohlédněte si fotky, volné termíny a ceny a rezervujte si pobyt online v češtině.',
  },
  '/ubytovanie': { name: 'Ubytování' },
  '/ubytovanie/:slug': { name: 'Ubytování' },
  '/cennik': { name: 'Ceník', description: 'Kolik stojí aktivity, služby a pokoje.' },
  '/obchodne-podmienky': { name: 'Obchodní podmínky' },
  '/ochrana-osobnych-udajov': { name: 'Ochrana osobních údajů' },
  '/pristupnost': {
    name: 'Prohlášení o přístupnosti',
    description: 'Jak web slouží každému, co ještě neumí a na koho se obrátit.',
  },
  '/o-nas': { name: 'O nás' },
  '/vylety': { name: 'Výlety' },
  '/lokalita': {
    name: 'Kde nás najdete',
    description:
      'Kde nás najdete: cesta autem, vlakem a autobusem a jak daleko je to k zajímavostem v okolí.',
  },
  '/galeria': { name: 'Galerie', description: 'Fotky domu, pokojů a okolí.' },
  '/nasa-produkcia': { name: 'Naše výrobky' },
  '/aktivity': {
    name: 'Aktivity a další služby',
    description: 'Co tu můžete dělat: aktivity a služby s cenami a termíny k rezervaci.',
  },
  '/kontakt': {
    name: 'Kontakt',
    description: 'Telefon, e-mail a adresa a formulář, kterým nám můžete napsat česky.',
  },
  '/blog': { name: 'Blog' },
  '/blog/:slug': { name: 'Blog' },
  '/saly': {
    name: 'Sály na oslavy a setkání',
    description: 'Sály na svatby, oslavy a setkání. Řekněte si o nabídku na míru.',
  },
  '/sezonne-ponuky': { name: 'Sezónní nabídky' },
}
