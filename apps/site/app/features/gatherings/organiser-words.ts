import type { GatheringUnitState, OrganisedGathering } from '@dvor/contract/reservations/gatherings.ts'
import type { InLanguages } from '@dvor/texts/texts.ts'

type States = Record<OrganisedGathering['state'], { title: string; text: string }>
type UnitStates = Record<GatheringUnitState, string>

const sk = {
  title: 'Váš spoločný pobyt',
  lostTitle: 'Tento spoločný pobyt sme nenašli',
  lostText: 'Odkaz je neúplný, alebo sme údaje už vymazali.',
  again: 'Podržať izby znova',
  failedTitle: 'Nepodarilo sa to',
  steps: [
    { title: 'Vybrali ste izby', note: null },
    { title: 'Potvrdíte, že ste to vy', note: 'Potom dostanete odkaz pre ostatné rodiny.' },
    { title: 'Rodiny si vyberú', note: 'Každá si vezme svoju izbu a zaplatí len za ňu.' },
  ],
  until: 'Držíme do',
  left: (time: string) => `ešte\u00A0${time}`,
  confirm: 'Potvrdiť a podržať izby',
  linkTitle: 'Odkaz pre ostatných',
  linkText: 'Pošlite ho rodinám, s ktorými prídete. Každá si podľa neho vyberie a zaplatí svoju izbu.',
  own: 'Nezabudnite na seba: izba je vaša, až keď si ju rezervujete aj vy.',
  copy: 'Kopírovať odkaz',
  copied: 'Odkaz je skopírovaný.',
  share: 'Poslať odkaz',
  mail: 'Poslať e-mailom',
  invitation: 'Poďte s nami! Vyberte si izbu, kým ich pre nás držia.',
  open: 'Vybrať izbu pre seba',
  rooms: 'Kto má ktorú izbu',
  asked: 'Izby, ktoré pre vás držíme',
  release: 'Uvoľniť',
  releaseNow: 'Áno, uvoľniť',
  releaseHelp: 'Izbu, ktorú nepotrebujete, uvoľníte ostatným hosťom.',
  prolongTitle: 'Potrebujete viac času?',
  prolong: (hours: string) => `Predĺžiť: ${hours}`,
  endTitle: 'Ukončiť spoločný pobyt',
  endText: 'Izby, ktoré si nikto nevzal, budú hneď voľné pre všetkých. Rezervácie rodín zostanú.',
  end: 'Áno, ukončiť',
  search: 'Hľadať iné dni',
  unitStates: {
    free: 'zatiaľ voľná',
    chosen: 'práve si ju niekto rezervuje',
    taken: 'rezervovaná',
    released: 'už ju nedržíme',
  } satisfies UnitStates as UnitStates,
  states: {
    unconfirmed: {
      title: 'Ešte jeden krok a izby sú vaše',
      text: 'Potvrďte, prosím, že ste o spoločný pobyt žiadali vy. Potom dostanete odkaz pre ostatných.',
    },
    open: { title: 'Izby držíme, pozvite ostatných', text: 'Tu vidíte, kto si už ktorú izbu rezervoval.' },
    ended: { title: 'Podržanie izieb sa skončilo', text: 'Čo si rodiny rezervovali, to platí.' },
    lapsed: {
      title: 'Izby už nedržíme',
      text: 'Potvrdenie neprišlo včas. Ak sú izby ešte voľné, môžete si ich podržať znova.',
    },
  } satisfies States as States,
}

const en: typeof sk = {
  title: 'Your gathering',
  lostTitle: 'We could not find this gathering',
  lostText: 'The link is not complete, or the data have been deleted.',
  again: 'Hold rooms again',
  failedTitle: 'This did not work',
  steps: [
    { title: 'You have chosen the rooms', note: null },
    { title: 'You confirm that it was you', note: 'Then you get a link for the other families.' },
    { title: 'The families choose', note: 'Each takes its own room and pays for that alone.' },
  ],
  until: 'Held until',
  left: (time: string) => `${time} left`,
  confirm: 'Confirm and hold the rooms',
  linkTitle: 'Link for the others',
  linkText: 'Send it to the families who come with you. By it each chooses its room and pays for it.',
  own: 'Do not forget yourself: a room is yours once you have booked it, too.',
  copy: 'Copy the link',
  copied: 'The link is copied.',
  share: 'Send the link',
  mail: 'Send by e-mail',
  invitation: 'Come with us! Choose your room while they are held for us.',
  open: 'Choose your own room',
  rooms: 'Who has which room',
  asked: 'The rooms that we hold for you',
  release: 'Release',
  releaseNow: 'Yes, release it',
  releaseHelp: 'A room that you do not need becomes free for other guests.',
  prolongTitle: 'Do you need more time?',
  prolong: (hours: string) => `Prolong: ${hours}`,
  endTitle: 'End the gathering',
  endText: 'Rooms that nobody has taken become free for everybody at once. Bookings of families stay.',
  end: 'Yes, end it',
  search: 'Search other dates',
  unitStates: {
    free: 'still free',
    chosen: 'somebody is booking it',
    taken: 'booked',
    released: 'not held any more',
  },
  states: {
    unconfirmed: {
      title: 'One more step and the rooms are yours',
      text: 'Please confirm that it was you who asked. Then you get the link for the others.',
    },
    open: { title: 'The rooms are held, invite the others', text: 'Here you see who has booked which room.' },
    ended: { title: 'The rooms are not held any more', text: 'What the families have booked stays booked.' },
    lapsed: {
      title: 'We do not hold the rooms any more',
      text: 'The confirmation did not come in time. If the rooms are still free, you can hold them again.',
    },
  },
}

/** Words of the organiser's page. */
export const organiserWords: InLanguages<typeof sk> = { sk, en }
