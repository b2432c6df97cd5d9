import { contactWords } from '../contact.ts'
import type { GatheringRefusal } from '@dvor/contract/reservations/gatherings.ts'

/** Words of the organiser's form. */
export const requestWords = {
  title: 'Spoločný pobyt',
  heading: 'Prídete viac rodín?',
  intro:
    'Podržíme vám izby spolu a pošleme jeden odkaz. Každá rodina si podľa neho vyberie svoju izbu a zaplatí len za ňu.',
  steps: (hours: string) => [
    { title: 'Vyberiete izby', note: 'Nič neplatíte a k ničomu sa nezaväzujete.' },
    { title: 'Potvrdíte e-mail', note: 'Dostanete odkaz, ktorý pošlete ostatným rodinám.' },
    {
      title: 'Rodiny si vyberú',
      note: `Čas na to majú ${hours} od potvrdenia. Čo si dovtedy nikto nevezme, je opäť voľné.`,
    },
  ],
  notOfferedTitle: 'Spoločné pobyty teraz neponúkame',
  notOffered: 'Ak vás príde viac rodín, napíšte nám alebo zavolajte. Dohodneme sa.',
  days: 'Kedy prídete',
  openSheet: 'Vybrať dni v kalendári',
  sheet: {
    title: 'Kedy prídete?',
    hint: 'Ťuknite na deň príchodu a potom na deň odchodu. Prečiarknuté dni sú obsadené.',
    calendar: 'Príchod a odchod',
    missing: 'Vyberte, prosím, deň príchodu aj odchodu.',
    done: 'Ukázať voľné izby',
  },
  showRooms: 'Ukázať voľné izby',
  lead: (days: string) => `Takto sa dá rezervovať najneskôr ${days} pred príchodom.`,
  rooms: 'Ktoré izby pre vás podržíme',
  roomsHelp: (rooms: string) => `Vyberte aspoň ${rooms}.`,
  sleeps: (persons: string) => `pre najviac ${persons}`,
  noneFree: 'V týchto dňoch nemáme dosť voľných izieb. Skúste, prosím, iné dni.',
  refused: 'V týchto dňoch nie sú voľné:',
  you: 'Komu pošleme odkaz',
  messageHelp: 'Ostatné rodiny ho uvidia na svojej stránke.',
  privacy: 'Ako narábame s osobnými údajmi',
  submit: 'Podržať izby',
  freeOfCharge: 'Nič neplatíte a k ničomu sa nezaväzujete.',
  failedTitle: 'Izby sa nepodarilo podržať',
  search: 'Hľadať izbu pre jednu rodinu',
  sent: {
    title: 'Ďakujeme, pozrite si e-mail',
    text: (email: string) => `Poslali sme vám správu na ${email}.`,
    days: 'Termín',
    steps: (moment: string) => [
      {
        title: 'Potvrďte to odkazom v správe',
        note: `Najneskôr ${moment}, dovtedy izby držíme pre vás.`,
      },
      { title: 'Pozvete ostatných', note: 'Po potvrdení dostanete odkaz, ktorý pošlete ostatným rodinám.' },
      { title: 'Každá rodina si vyberie svoju izbu', note: 'A zaplatí len za ňu.' },
    ],
    spam: 'Správa do pár minút neprišla? Pozrite sa aj do nevyžiadanej pošty. Ak je v adrese preklep, ozvite sa nám.',
  },
  labels: {
    arrival: 'Príchod',
    departure: 'Odchod',
    units: 'Izby',
    ...contactWords.labels,
    message: 'Odkaz pre ostatných',
  },
  wrong: {
    arrival: 'Tieto dni sú už príliš blízko, takto sa podržať nedajú.',
    departure: 'Odchod musí byť po príchode a pobyt nesmie byť pridlhý.',
    units: 'Vyberte, prosím, viac izieb.',
  },
  reasons: {
    not_offered: 'Spoločné pobyty teraz neponúkame. Ozvite sa nám, prosím.',
    known: 'Jeden spoločný pobyt už máte otvorený. Tento potvrdíte, až keď ho na jeho stránke ukončíte.',
    busy: 'Práve držíme izby pre priveľa skupín. Skúste to, prosím, zajtra, alebo nám zavolajte.',
  } satisfies Record<GatheringRefusal, string>,
}
