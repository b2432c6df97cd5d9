import { contactWords } from '../contact.ts'
import type { Texts } from '../../texts.ts'

export const requestWords: Texts['requestWords'] = {
  title: 'Společný pobyt',
  heading: 'Přijede vás víc rodin?',
  intro:
    'Podržíme vám pokoje společně a pošleme jeden odkaz. Každá rodina si podle něj vybere svůj pokoj a zaplatí jen za něj.',
  steps: (hours) => [
    { title: 'Vyberete pokoje', note: 'Nic neplatíte a k ničemu se nezavazujete.' },
    { title: 'Potvrdíte e-mail', note: 'Dostanete odkaz, který pošlete ostatním rodinám.' },
    {
      title: 'Rodiny si vyberou',
      note: `Čas na to mají ${hours} od potvrzení. Co si do té doby nikdo nevezme, je znovu volné.`,
    },
  ],
  notOfferedTitle: 'Společné pobyty teď nenabízíme',
  notOffered: 'Pokud vás přijede víc rodin, napište nám, nebo zavolejte. Domluvíme se.',
  days: 'Kdy přijedete',
  openSheet: 'Vybrat dny v kalendáři',
  sheet: {
    title: 'Kdy přijedete?',
    hint: 'Klepněte na den příjezdu a potom na den odjezdu. Přeškrtnuté dny jsou obsazené.',
    calendar: 'Příjezd a odjezd',
    missing: 'Vyberte prosím den příjezdu i odjezdu.',
    done: 'Ukázat volné pokoje',
  },
  showRooms: 'Ukázat volné pokoje',
  lead: (days) => `Takto jde rezervovat nejpozději ${days} před příjezdem.`,
  rooms: 'Které pokoje pro vás podržíme',
  roomsHelp: (rooms) => `Vyberte aspoň ${rooms}.`,
  sleeps: (persons) => `pro nejvýše ${persons}`,
  noneFree: 'V těchto dnech nemáme dost volných pokojů. Zkuste prosím jiné dny.',
  refused: 'V těchto dnech nejsou volné:',
  you: 'Komu pošleme odkaz',
  messageHelp: 'Ostatní rodiny ho uvidí na své stránce.',
  privacy: 'Jak nakládáme s osobními údaji',
  submit: 'Podržet pokoje',
  freeOfCharge: 'Nic neplatíte a k ničemu se nezavazujete.',
  failedTitle: 'Pokoje se nepodařilo podržet',
  search: 'Hledat pokoj pro jednu rodinu',
  sent: {
    title: 'Děkujeme, podívejte se do e-mailu',
    text: (email) => `Poslali jsme vám zprávu na ${email}.`,
    days: 'Termín',
    steps: (moment) => [
      {
        title: 'Potvrďte to odkazem ve zprávě',
        note: `Nejpozději ${moment}, do té doby pokoje držíme pro vás.`,
      },
      { title: 'Pozvete ostatní', note: 'Po potvrzení dostanete odkaz, který pošlete ostatním rodinám.' },
      { title: 'Každá rodina si vybere svůj pokoj', note: 'A zaplatí jen za něj.' },
    ],
    spam: 'Zpráva do několika minut nepřišla? Podívejte se i do nevyžádané pošty. Pokud je v adrese překlep, ozvěte se nám.',
  },
  labels: {
    arrival: 'Příjezd',
    departure: 'Odjezd',
    units: 'Pokoje',
    ...contactWords.labels,
    message: 'Vzkaz pro ostatní',
  },
  wrong: {
    arrival: 'Tyto dny jsou už příliš blízko, takto je podržet nejde.',
    departure: 'Odjezd musí být po příjezdu a pobyt nesmí být příliš dlouhý.',
    units: 'Vyberte prosím více pokojů.',
  },
  reasons: {
    not_offered: 'Společné pobyty teď nenabízíme. Ozvěte se nám prosím.',
    known: 'Jeden společný pobyt už máte otevřený. Tento potvrdíte, až ten první na jeho stránce ukončíte.',
    busy: 'Právě držíme pokoje pro příliš mnoho skupin. Zkuste to prosím zítra, nebo nám zavolejte.',
  },
}
