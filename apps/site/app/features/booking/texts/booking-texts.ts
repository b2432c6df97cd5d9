import { searchStep } from './search-texts.ts'
import { orderStep } from './order-texts.ts'

/**
 * Slovak words of the booking; `booking-texts-en.ts` has the English ones. Sentences with dates, money or counts are in
 * the *-text.ts files.
 */
export const slovak = {
  page: {
    title: 'Rezervácia',
    description: 'Vyberte si termín a izbu, hneď uvidíte celú cenu a rezerváciu dokončíte za pár minút.',
    steps: ['Termín a izba', 'Údaje a platba'],
    stepsLabel: 'Kroky rezervácie',
    noScript:
      'Na dokončenie rezervácie potrebuje prehliadač skripty. Ak ich mať nemôžete, zavolajte nám alebo napíšte, izbu vám radi podržíme.',
    back: 'Späť',
  },
  ...searchStep,
  extras: {
    heading: 'Čo vám pripravíme?',
    lead: 'Nič nie je povinné, všetko sa dá doplniť aj neskôr.',
    included: 'V cene je vždy',
    elsewhere: 'K vybranej izbe sa nedá pridať',
    more: 'Viac',
    fewer: 'Menej',
  },
  seats: {
    heading: 'Zážitky počas pobytu',
    lead: 'Miesta vám podržíme spolu s izbou.',
    choose: 'Termín',
    persons: 'Koľkí prídete?',
    fewer: 'Menej osôb',
    more: 'Viac osôb',
    moreTimes: 'Ukázať ďalšie termíny',
    failedTitle: 'Miesta sa nepodarilo podržať',
    gone: 'Na tento termín už nie je dosť miest. Vyberte si, prosím, iný alebo uberte osoby.',
    full: 'obsadené',
    children: 'Ktoré deti idú s vami?',
    baby: 'do 1 roka',
    splitUp: 'Ak sa rozdelíte, stihnete oboje.',
    clash: 'Na oboje naraz vás nie je dosť. Vyberte si, prosím, iný čas alebo uberte osoby.',
  },
  alone: {
    steps: ['Termín', 'Údaje a platba'],
    service: 'Služba',
    day: 'Termín',
    part: 'Čo si objednávate',
    heading: 'Kedy sa vám to hodí?',
    more: 'Ukázať ďalšie dni',
    noneTitle: 'V najbližších týždňoch nemáme voľný termín',
    noneText: 'Zavolajte nám alebo napíšte, spolu niečo vymyslíme.',
    missing: 'Vyberte, prosím, termín.',
    proceed: 'Pokračovať na údaje',
    withStay: 'Chystáte sa k nám aj prespať? Vyberte si najprv izbu, službu pridáte hneď v ďalšom kroku.',
    toStay: 'Rezervovať s ubytovaním',
    backToAll: 'Všetky aktivity',
    hold: {
      label: 'Miesta vám držíme ešte',
      expiredTitle: 'Čas na podržanie miest uplynul',
      expiredText:
        'Miesta sme uvoľnili, aby ich mohol mať aj niekto iný. Všetko, čo ste vyplnili, zostalo. Podržíme vám ich znova?',
      again: 'Podržať znova',
      toRooms: 'Späť na výber termínu',
      failedTitle: 'Miesta sa nepodarilo podržať',
    },
  },
  hold: {
    label: 'Izbu vám držíme ešte',
    expiredTitle: 'Čas na podržanie izby uplynul',
    expiredText:
      'Izbu sme uvoľnili, aby ju mohol mať aj niekto iný. Všetko, čo ste vyplnili, zostalo. Podržíme vám ju znova?',
    again: 'Podržať znova',
    toRooms: 'Späť na výber izieb',
    failedTitle: 'Izbu sa nepodarilo podržať',
    tryAgain: 'Skúsiť znova',
  },
  summary: {
    label: 'Vaša rezervácia',
    stay: 'Pobyt',
    party: 'Hostia',
    rooms: 'Ubytovanie',
    total: 'Spolu vrátane DPH a dane za ubytovanie',
    totalVat: 'Spolu vrátane DPH',
    totalTax: 'Spolu vrátane dane za ubytovanie',
    totalShort: 'Spolu',
  },
  ...orderStep,
}

export type BookingTexts = typeof slovak
