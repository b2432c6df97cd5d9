import type { InLanguages } from '../language/use-language.ts'
import { en } from './frame-texts-en.ts'

/** Words of the frame around the pages; the keys with dots come from the specification. */
const sk = {
  'cms.pages.fetch.data.error.title': 'Problém!',
  'cms.pages.fetch.data.error.description':
    'Obsah stránky sa nepodarilo načítať. Skúste to, prosím, o chvíľu znova.',
  'footer.documents.error.title': 'Problém!',
  'footer.documents.error.description': 'Nastala chyba pri načítavaní dát! Skúste to neskôr',
  'footer.documents': 'Dokumenty',
  'footer.terms': 'Obchodné podmienky',
  'footer.privacy': 'Ochrana osobných údajov',
  'footer.accessibility': 'Prístupnosť',
  'footer.prices': 'Cenník',
  'footer.voucher': 'Darčekový poukaz',
  'footer.reservation': 'Moja rezervácia',
  'footer.social': 'Sledujte nás',
  'footer.newWindow': ' (otvorí sa v novom okne)',
  'footer.cards': 'Prijímame platobné karty',
  'nav.label': 'Hlavná navigácia',
  'nav.about': 'O nás',
  'nav.stays': 'Ubytovanie',
  'nav.services': 'Doplnkové služby',
  'nav.trips': 'Výlety',
  'nav.gallery': 'Galéria',
  'nav.products': 'Produkty',
  'nav.contact': 'Kontakt',
  'nav.toggle': 'Menu',
  'nav.book': 'Rezervovať',
  'nav.loading': 'Načítavam stránku',
  'nav.home': 'na úvod',
  'nav.language': 'Jazyk',
  'skip.content': 'Preskočiť na obsah',
  'toasts.label': 'Oznámenia',
  'toasts.close': 'Zavrieť oznámenie',
  'dialog.close': 'Zavrieť',
  'sample.label': 'Ukážkový režim',
  'sample.banner': 'Toto je ukážka. Obsah, ceny aj platby sú skúšobné a nič sa naozaj neúčtuje.',
  'error.404.title': 'Táto cesta nikam nevedie',
  'error.404.text': 'Stránku sme nenašli. Možno sa presťahovala alebo je v adrese preklep.',
  'error.500.title': 'Niečo sa nám pokazilo',
  'error.500.text': 'Stránku sa teraz nepodarilo zobraziť. Skúste ju, prosím, načítať o chvíľu znova.',
  'error.lost.title': 'Spojenie sa prerušilo',
  'error.lost.text':
    'Nič sa nestratilo. Skontrolujte, prosím, pripojenie. Keď sa obnoví, budete pokračovať tam, kde ste skončili.',
  'error.busy.title': 'Práve je u nás rušno',
  'error.busy.text':
    'Stránka sa nám teraz nepodarila načítať. Nič z\u00A0toho, čo ste vyplnili, sa nestratilo.',
  'error.busy.again': 'O chvíľu to skúsime znova za vás. Nemusíte nič robiť.',
  'error.busy.enough': 'Stále sa nám to nedarí. Skúste to, prosím, o pár minút.',
  'error.again': 'Skúsiť znova',
  'error.home': 'Na úvod',
  'error.stays': 'Pozrieť ubytovanie',
  'error.contact': 'Kontakt',
  'error.reload': 'Načítať znova',
} as const

export type TextKey = keyof typeof sk

export const frameWords: InLanguages<Readonly<Record<TextKey, string>>> = { sk, en }
