import type { Texts } from '../../texts.ts'

export const sheetWords: Texts['sheetWords'] = {
  close: 'Zavřít kalendář',
  loading: 'Načítám volné dny',
  failed: 'Volné dny se nepodařilo načíst. Zkuste to prosím ještě jednou, nebo dny napište do formuláře.',
  retry: 'Zkusit znovu',
  clear: 'Bez data',
}
