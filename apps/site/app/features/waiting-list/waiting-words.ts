import type { WaitingRefusal } from '@dvor/contract/reservations/waiting-list.ts'
import { contactWords } from '@dvor/texts/areas.ts'
import type { InLanguages } from '@dvor/texts/texts.ts'

const sk = {
  join: {
    title: 'Poradovník',
    heading: 'Dáme vám vedieť, keď sa uvoľní miesto',
    intro:
      'Plány sa menia a izby sa uvoľňujú. Zapíšte sa do poradovníka a o voľnom termíne budete vedieť skôr než ostatní.',
    steps: [
      { title: 'Zapíšete sa', note: 'Nič neplatíte a k ničomu sa nezaväzujete.' },
      {
        title: 'Termín sa uvoľní',
        note: 'Izbu pre vás štyri hodiny podržíme a napíšeme vám e-mail.',
      },
      {
        title: 'Rezervujete si ju',
        note: 'Odkazom z e-mailu, s údajmi, ktoré už budú vyplnené. Ak nechcete, dostane ju ďalší v poradí.',
      },
    ],
    openSheet: 'Vybrať dni v kalendári',
    stay: 'Kedy a s kým prídete',
    you: 'Ako sa vám ozveme',
    flexible: [
      'nie, len tieto dni',
      'o deň skôr či neskôr',
      'o 2 dni skôr či neskôr',
      'o 3 dni skôr či neskôr',
      'o týždeň skôr či neskôr',
    ],
    unitsTitle: 'Ktorá izba',
    chooseUnits: 'Vybrať izby, na ktoré čakáte',
    unitsText:
      'Keď nič nevyberiete, ozveme sa s ktoroukoľvek. Väčšej skupine ponúkneme viac izieb naraz alebo celý dom.',
    agesHelp: 'Napríklad 3, 8. Bez detí nechajte prázdne.',
    anyPlan: 'ktorákoľvek',
    planHelp: 'Ak sa táto sadzba na voľné dni nepredáva, ponúkneme vám pobyt za inú.',
    consent: 'Súhlasím, aby ste mi na tento e-mail napísali, keď sa termín uvoľní.',
    privacy: 'Ako narábame s osobnými údajmi',
    submit: 'Zapísať sa do poradovníka',
    failedTitle: 'Zápis sa nepodaril',
  },
  labels: {
    arrival: 'Príchod',
    departure: 'Odchod',
    flexibility: 'Môžete dni posunúť?',
    adults: 'Dospelí',
    children_ages: 'Vek detí',
    units: 'Izba',
    rate_plan: 'Sadzba',
    ...contactWords.sk.labels,
    consent: 'Súhlas',
  },
  wrong: {
    arrival: 'Vyberte, prosím, deň, ktorý ešte len príde.',
    departure: 'Odchod musí byť po príchode.',
    adults: 'Napíšte počet dospelých. Toľkým hosťom izby cez web nevieme spojiť, ozvite sa nám, prosím.',
    children_ages: 'Napíšte vek detí v rokoch od 0 do 17, oddelený čiarkou.',
    units: 'Túto izbu už neponúkame, vyberte, prosím, inú.',
    rate_plan: 'Túto sadzbu už neponúkame, vyberte, prosím, inú.',
    consent: 'Bez súhlasu vám nemôžeme napísať.',
  },
  reasons: {
    free: 'V týchto dňoch máme pre vás voľno hneď. Pobyt si môžete rezervovať bez čakania.',
  } satisfies Record<WaitingRefusal, string>,
  toBooking: 'Pozrieť voľné izby',
  freeNow: 'V týchto dňoch máme voľnú izbu, nemusíte čakať.',
  sheet: {
    title: 'Na ktoré dni čakáte?',
    hint: 'Ťuknite na deň príchodu a potom na deň odchodu. Vybrať môžete aj plné dni, práve na tie sa čaká.',
    calendar: 'Príchod a odchod',
    missing: 'Vyberte, prosím, deň príchodu aj odchodu.',
    done: 'Vybrať tieto dni',
  },
  sent: {
    title: 'Ďakujeme, pozrite si e-mail',
    text: (email: string) => `Poslali sme vám správu na ${email}.`,
    steps: [
      {
        title: 'Otvorte si odkaz zo správy',
        note: 'Vedie na váš zápis: uvidíte, ako ste na tom, a kedykoľvek sa odhlásite.',
      },
      { title: 'Keď sa termín uvoľní, napíšeme vám', note: 'Pobyt vám štyri hodiny podržíme.' },
      { title: 'Dokončíte rezerváciu', note: 'Vaše údaje už budú vyplnené.' },
    ],
    spam: 'Správa do pár minút neprišla? Pozrite sa aj do nevyžiadanej pošty. Ak je v adrese preklep, zapíšte sa, prosím, znova.',
  },
}

const en: typeof sk = {
  join: {
    title: 'Waiting list',
    heading: 'We will tell you when a place becomes free',
    intro:
      'Plans change and rooms become free. Join the waiting list, and you will know about free dates before others do.',
    steps: [
      { title: 'You join the list', note: 'You pay nothing and commit to nothing.' },
      { title: 'The dates become free', note: 'We hold the room for you for four hours and e-mail you.' },
      {
        title: 'You book it',
        note: 'By the link in the e-mail, with your details filled in. If you do not want it, it goes to the next guest.',
      },
    ],
    openSheet: 'Choose the days in the calendar',
    stay: 'When and with whom you come',
    you: 'How we reach you',
    flexible: [
      'no, these days only',
      'a day earlier or later',
      '2 days earlier or later',
      '3 days earlier or later',
      'a week earlier or later',
    ],
    unitsTitle: 'Which room',
    chooseUnits: 'Choose the rooms that you wait for',
    unitsText:
      'If you choose none, we will write about any of them. A larger group is offered several rooms together, or a whole house.',
    agesHelp: 'For example 3, 8. Leave it empty without children.',
    anyPlan: 'any',
    planHelp: 'If it is not sold for the days that become free, we will offer you the stay at another rate.',
    consent: 'I agree that you write to this address when the dates become free.',
    privacy: 'How we treat personal data',
    submit: 'Join the waiting list',
    failedTitle: 'You are not on the list yet',
  },
  labels: {
    arrival: 'Arrival',
    departure: 'Departure',
    flexibility: 'Can you move the days?',
    adults: 'Adults',
    children_ages: 'Ages of children',
    units: 'Room',
    rate_plan: 'Rate',
    ...contactWords.en.labels,
    consent: 'Consent',
  },
  wrong: {
    arrival: 'Please choose a day in the future.',
    departure: 'The departure must be after the arrival.',
    adults:
      'Enter the number of adults. We cannot put rooms together online for so many guests; please get in touch.',
    children_ages: 'Enter ages from 0 to 17, with commas between them.',
    units: 'We do not offer this room any more, please choose another.',
    rate_plan: 'We do not offer this rate any more, please choose another.',
    consent: 'Without your consent we cannot write to you.',
  },
  reasons: {
    free: 'There is room for you on these days. You can book without waiting.',
  },
  toBooking: 'See the free rooms',
  freeNow: 'We have a free room on these days, there is no need to wait.',
  sheet: {
    title: 'Which days do you wait for?',
    hint: 'Tap the day of arrival, then the day of departure. Full days can be chosen, too: they are what one waits for.',
    calendar: 'Arrival and departure',
    missing: 'Please choose the days of arrival and departure.',
    done: 'Choose these days',
  },
  sent: {
    title: 'Thank you, please check your e-mail',
    text: (email: string) => `We have sent a message to ${email}.`,
    steps: [
      {
        title: 'Open the link in the message',
        note: 'It leads to your entry: see how things stand, and leave the list at any time.',
      },
      {
        title: 'When the dates become free, we write to you',
        note: 'We hold the stay for you for four hours.',
      },
      { title: 'You complete the booking', note: 'Your details will be filled in.' },
    ],
    spam: 'Nothing after a few minutes? Please look into the spam folder, too. If there is a mistake in the address, join again.',
  },
}

/** Words of the waiting list. */
export const waitingWords: InLanguages<typeof sk> = { sk, en }
export const flexibilities = [0, 1, 2, 3, 7] as const
