import { collections } from '@dvor/contract/collections/index.ts'

/** Tags of calls that belong to no collection. */
const modules: Record<string, string> = {
  accounting: 'Uzávierky, pokladňa a výstupy pre účtovníka',
  backups: 'Zálohy',
  booking: 'Hľadanie, podržanie a objednávka z webu',
  content: 'Obsah stránok',
  dashboard: 'Prehľad správcu',
  'e-invoices': 'Elektronické faktúry',
  exports: 'Výpisy pre tabuľkové programy',
  forms: 'Formuláre webu',
  'gateway-keys': 'Kľúče platobných brán',
  'mail-server': 'Pošta',
  operation: 'Chod programu',
  payments: 'Platby a platobné brány',
  'personal-data': 'Osobné údaje',
  register: 'Kniha hostí a daň za ubytovanie',
  'sample-mode': 'Ukážkový režim',
  search: 'Hľadanie v administrácii',
  'sign-in': 'Prihlásenie a účet',
  'site-opening': 'Zverejnenie webu',
  upload: 'Nahrávanie súborov',
  vouchers: 'Darčekové poukazy',
  'wallet-keys': 'Kľúče peňaženiek v telefóne',
}

/** What a tag of the reference groups: the records of its collection, or a part of the program. */
export const tagText = (tag: string): string | undefined =>
  modules[tag] ?? Object.values(collections).find(({ name }) => name === tag)?.label.many.sk
