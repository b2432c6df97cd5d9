import type { guests } from './guests.ts'

/** Names of the survey's first questions. */
export type AskedQuestion =
  | 'whole'
  | 'cleanliness'
  | 'welcome'
  | 'food'
  | 'again'
  | 'heard'
  | 'liked'
  | 'better'

/** Survey answers of an invented guest. */
export interface Opinion {
  /** Days between departure and answer; the survey is sent on the second. */
  after: number
  /** By the clock of the property. */
  at: string
  given: Partial<Record<AskedQuestion, string>>
  /** Whether it may be published on the site. */
  consent: boolean
  /** Not opened by the owner yet. */
  unread?: true
}

const friends = 'Od známych'
const searched = 'Z vyhľadávača'
const social = 'Zo sociálnych sietí'
const returning = 'Boli sme tu už predtým'

export const opinions: Partial<Record<keyof typeof guests, Opinion>> = {
  hlavacova: {
    after: 3,
    at: '20:41',
    consent: true,
    given: {
      whole: '5',
      cleanliness: '5',
      welcome: '5',
      food: '5',
      again: 'Áno',
      heard: friends,
      liked:
        'Deti každé ráno utekali ku kozám skôr než na raňajky. My sme si konečne dopili kávu teplú. Chlieb z pece si pamätáme doteraz.',
      better: 'Snáď ešte jeden vešiak do kúpeľne.',
    },
  },
  kubik: {
    after: 2,
    at: '11:20',
    consent: true,
    given: {
      whole: '4',
      cleanliness: '5',
      welcome: '5',
      food: '4',
      again: 'Áno',
      heard: searched,
      liked: 'Ticho. Také, že sme v noci počuli potok až od kaplnky. A domáca tvarohová bábovka.',
      better: 'Posledný kilometer cesty je rozbitý, pomohla by tabuľa.',
    },
  },
  tothova: {
    after: 5,
    at: '19:02',
    consent: true,
    given: {
      whole: '5',
      cleanliness: '4',
      welcome: '5',
      food: '5',
      again: 'Áno',
      heard: friends,
      liked:
        'Gazda nám na mape ukázal svoje hubárske miesto, čo sa len tak nevidí. Večer sme si pri piecke čistili plný kôš.',
    },
  },
  chren: {
    after: 2,
    at: '21:15',
    consent: false,
    given: {
      whole: '3',
      cleanliness: '4',
      welcome: '4',
      again: 'Áno',
      heard: searched,
      liked: 'Miesto je krásne a drevenica tiež.',
      better: 'Prvý večer netiekla teplá voda a čakali sme na ňu do desiatej.',
    },
  },
  medvedova: {
    after: 4,
    at: '08:47',
    consent: true,
    given: {
      whole: '5',
      cleanliness: '5',
      welcome: '5',
      food: '5',
      again: 'Áno',
      heard: returning,
      liked: 'Sme tu tretíkrát a zakaždým nás vítajú po mene. Pre deti je to už druhá babka a druhý dedko.',
    },
  },
  bartos: {
    after: 2,
    at: '17:30',
    consent: false,
    given: { whole: '4', cleanliness: '4', again: 'Áno', heard: social },
  },
  gruber: {
    after: 6,
    at: '22:10',
    consent: true,
    given: {
      whole: '5',
      cleanliness: '5',
      welcome: '5',
      food: '4',
      again: 'Áno',
      heard: searched,
      liked:
        'A quiet valley, honest food and people who sit down with you for a chat. We will be back with friends.',
    },
  },
  sopkova: {
    after: 3,
    at: '10:05',
    consent: true,
    given: {
      whole: '5',
      cleanliness: '5',
      welcome: '5',
      food: '5',
      again: 'Áno',
      heard: social,
      liked: 'Sauna po túre, potom polievka z hrnca na stole. Spali sme ako drevo.',
    },
  },
  vlcek: {
    after: 3,
    at: '18:22',
    consent: true,
    given: {
      whole: '4',
      cleanliness: '4',
      welcome: '5',
      food: '4',
      again: 'Áno',
      heard: friends,
      liked: 'Chlapci sa naučili sedlať koňa a odvtedy nehovoria o ničom inom.',
      better: 'Signál v sýpke je slabý. Možno je to tak ale lepšie.',
    },
  },
  novotna: {
    after: 2,
    at: '20:00',
    consent: true,
    given: {
      whole: '5',
      cleanliness: '5',
      welcome: '5',
      food: '5',
      again: 'Áno',
      heard: social,
      liked: 'Košík na piknik s výhľadom na celú dolinu. Výročie, aké sme si priali.',
    },
  },
  slivka: {
    after: 7,
    at: '12:31',
    consent: true,
    given: {
      whole: '4',
      cleanliness: '4',
      welcome: '4',
      again: 'Áno',
      heard: searched,
      liked: 'Pes mohol s nami všade a dostal aj vlastnú deku.',
      better: 'Oplotený kúsok lúky pre psy by bol výborný.',
    },
  },
  benkova: {
    after: 3,
    at: '19:48',
    consent: true,
    given: {
      whole: '5',
      cleanliness: '5',
      welcome: '5',
      food: '5',
      again: 'Áno',
      heard: friends,
      liked: 'Raňajky na verande a lipa, pod ktorou sa dá prečítať celá kniha.',
    },
  },
  gajdos: {
    after: 3,
    at: '21:40',
    consent: true,
    given: {
      whole: '5',
      cleanliness: '4',
      welcome: '5',
      again: 'Áno',
      heard: returning,
      liked: 'Dve rodiny, štyri deti a ani raz sme nepočuli, že sa nudia. Večer oheň a gazdova harmonika.',
    },
  },
  hruska: {
    after: 3,
    at: '09:12',
    consent: false,
    given: {
      whole: '4',
      cleanliness: '5',
      welcome: '5',
      food: '4',
      again: 'Áno',
      heard: searched,
      liked: 'Na synovu alergiu mysleli pri každom jedle, bez toho, aby sme sa museli pripomínať.',
      better: 'Zamykanie na bráničke k potoku kvôli malým deťom.',
    },
    unread: true,
  },
  nowak: {
    after: 3,
    at: '16:25',
    consent: true,
    given: {
      whole: '5',
      cleanliness: '5',
      welcome: '5',
      food: '5',
      again: 'Áno',
      heard: searched,
      liked: 'The bread, the horses, the smell of hay in the morning. It felt like visiting family.',
    },
    unread: true,
  },
}
