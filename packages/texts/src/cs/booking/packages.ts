import type { Texts } from '../../texts.ts'

export const packageTexts: Texts['packageTexts'] = {
  party: 'Kdo přijede',
  included: 'V ceně máte',
  nights: 'ubytování na',
  price: 'Celkem za balíček',
  taxNote: 'K ceně se připočítá místní daň z ubytování.',
  day: 'Vyberte si termín',
  unit: 'Vyberte si pokoj',
  time: 'Vyberte si čas',
  left: 'Poslední volná místa:',
  proceed: 'Pokračovat k údajům',
  missing: 'Vyberte prosím termín.',
  wasFull: 'Tento termín je už plný. Vyberte si prosím jiný.',
  unitsFull: 'pokoje jsou obsazené',
  serviceFull: 'plně obsazeno:',
  oneUnit:
    'Balíček je vždy pro jeden pokoj. Potřebujete-li dva, rezervujte ho ještě jednou, nebo nám zavolejte.',
  noneTitle: 'Na tento balíček už není volný termín',
  noneText: 'Zkuste jiný počet lidí, nebo nám zavolejte či napište. Společně něco vymyslíme.',
  overTitle: 'Tento balíček už neprodáváme',
  otherStays: 'Prohlédnout jiné nabídky',
  failedTitle: 'Balíček se nepodařilo podržet',
}
