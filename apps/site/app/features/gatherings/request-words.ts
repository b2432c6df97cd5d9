import type { GatheringRefusal } from '@dvor/contract/reservations/gatherings.ts'
import { contactWords } from '@dvor/texts/areas.ts'
import type { InLanguages } from '@dvor/texts/texts.ts'

const sk = {
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
    ...contactWords.sk.labels,
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

const en: typeof sk = {
  title: 'Gathering',
  heading: 'Several families together?',
  intro:
    'We hold the rooms together and send you one link. By it each family chooses its own room and pays for that alone.',
  steps: (hours: string) => [
    { title: 'You choose the rooms', note: 'You pay nothing and commit to nothing.' },
    { title: 'You confirm the e-mail', note: 'You get a link to send to the other families.' },
    {
      title: 'The families choose',
      note: `They have ${hours} from the confirmation. What nobody has taken by then is free again.`,
    },
  ],
  notOfferedTitle: 'We do not offer gatherings at the moment',
  notOffered: 'If several families are coming, please write or call. We will find a way.',
  days: 'When you come',
  openSheet: 'Choose the days in the calendar',
  sheet: {
    title: 'When do you come?',
    hint: 'Tap the day of arrival, then the day of departure. Days that are struck through are taken.',
    calendar: 'Arrival and departure',
    missing: 'Please choose the days of arrival and departure.',
    done: 'Show free rooms',
  },
  showRooms: 'Show free rooms',
  lead: (days: string) => `This can be booked up to ${days} before arrival.`,
  rooms: 'Which rooms we hold for you',
  roomsHelp: (rooms: string) => `Choose at least ${rooms}.`,
  sleeps: (persons: string) => `for up to ${persons}`,
  noneFree: 'We do not have enough free rooms on these dates. Please try others.',
  refused: 'Not free on these dates:',
  you: 'Where we send the link',
  messageHelp: 'The other families see it on their page.',
  privacy: 'How we treat personal data',
  submit: 'Hold the rooms',
  freeOfCharge: 'You pay nothing and commit to nothing.',
  failedTitle: 'The rooms could not be held',
  search: 'Search a room for one family',
  sent: {
    title: 'Thank you, please check your e-mail',
    text: (email: string) => `We have sent a message to ${email}.`,
    days: 'Dates',
    steps: (moment: string) => [
      { title: 'Confirm by the link in the message', note: `By ${moment}; until then we hold the rooms.` },
      {
        title: 'You invite the others',
        note: 'Once confirmed, you get a link to send to the other families.',
      },
      { title: 'Each family chooses its own room', note: 'And pays for that alone.' },
    ],
    spam: 'Nothing within a few minutes? Please look into your spam folder. If there is a slip in the address, tell us.',
  },
  labels: {
    arrival: 'Arrival',
    departure: 'Departure',
    units: 'Rooms',
    ...contactWords.en.labels,
    message: 'A word for the others',
  },
  wrong: {
    arrival: 'These dates are too near to be held this way.',
    departure: 'The departure must be after the arrival, and the stay must not be too long.',
    units: 'Please choose more rooms.',
  },
  reasons: {
    not_offered: 'We do not offer gatherings at the moment. Please get in touch.',
    known: 'You have another gathering open. You can confirm this one once you end that one on its page.',
    busy: 'We are holding rooms for too many groups right now. Please try tomorrow, or call us.',
  },
}

/** Words of the organiser's form. */
export const requestWords: InLanguages<typeof sk> = { sk, en }
