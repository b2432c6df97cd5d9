import type { Texts } from '../texts.ts'

export const serverPageWords: Texts['serverPageWords'] = {
  busy: {
    title: 'Hned jste na řadě',
    text: 'Právě k nám přišlo hodně návštěvníků najednou. Za pár sekund se stránka otevře sama, nemusíte nic dělat.',
    again: 'Zkusit teď',
  },
  leaving: {
    title: 'Přecházíte na platební bránu',
    text: 'Stránka s platbou se za chvíli otevře sama.',
    go: 'Otevřít hned',
  },
}
