import type { GatheringUnitState, OrganisedGathering } from '@dvor/contract/reservations/gatherings.ts'

type States = Record<OrganisedGathering['state'], { title: string; text: string }>

type UnitStates = Record<GatheringUnitState, string>

/** Words of the organiser's page. */
export const organiserWords = {
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
