import { contactWords } from '../contact.ts'
import type { WaitingRefusal } from '@dvor/contract/reservations/waiting-list.ts'

/** Words of the waiting list. */
export const waitingWords = {
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
    ...contactWords.labels,
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
