import { persons } from '@dvor/format/plurals.ts'
import type { Texts } from '../../texts.ts'

export const arrivalWords: Texts['arrivalWords'] = {
  approval: 'Ozveme se vám e-mailem',
  approvalNote: 'Většinou do dvou dnů. Do té doby nic neplatíte.',
  pay: 'Zaplaťte',
  payBy: 'nejpozději',
  payUntil: 'do',
  wasDue: 'čekali jsme do',
  payOnSite: 'Při příjezdu zaplatíte',
  payOnSiteNote: 'v hotovosti nebo kartou',
  paid: 'Už nic neplatíte',
  guests: 'Napište nám, kdo přijede',
  guestsLeft: (count) => `Chybí ještě ${persons(count, 'cs')}. Na recepci vás pak už nezdržíme.`,
  guestsFilled: 'Víme, kdo přijede',
  arrive: (day) => `Příjezd: ${day}`,
  from: (time) => `od ${time}`,
  begins: (time) => `Začínáme v ${time}.`,
  leave: (day) => `Odjezd: ${day}`,
  until: (time) => `do ${time}`,
  way: 'Cesta k nám',
  directions: 'Jak se k nám dostanete',
  area: 'Mapa a okolí',
}
