import { contactWords } from '../contact.ts'
import type { Texts } from '../../texts.ts'

export const waitingWords: Texts['waitingWords'] = {
  join: {
    title: 'Pořadník',
    heading: 'Dáme vám vědět, až se uvolní místo',
    intro:
      'Plány se mění a pokoje se uvolňují. Zapište se do pořadníku a o volném termínu se dozvíte dřív než ostatní.',
    steps: [
      { title: 'Zapíšete se', note: 'Nic neplatíte a k ničemu se nezavazujete.' },
      { title: 'Termín se uvolní', note: 'Pokoj pro vás čtyři hodiny podržíme a napíšeme vám e-mail.' },
      {
        title: 'Rezervujete si ho',
        note: 'Odkazem z e-mailu, s údaji, které už budou vyplněné. Pokud nechcete, dostane ho další v pořadí.',
      },
    ],
    openSheet: 'Vybrat dny v kalendáři',
    stay: 'Kdy a s kým přijedete',
    you: 'Jak se vám ozveme',
    flexible: [
      'ne, jen tyto dny',
      'o den dřív nebo později',
      'o 2 dny dřív nebo později',
      'o 3 dny dřív nebo později',
      'o týden dřív nebo později',
    ],
    unitsTitle: 'Který pokoj',
    chooseUnits: 'Vybrat pokoje, na které čekáte',
    unitsText:
      'Pokud nic nevyberete, ozveme se s kterýmkoli. Větší skupině nabídneme víc pokojů najednou, nebo celý dům.',
    agesHelp: 'Například 3, 8. Bez dětí nechte prázdné.',
    anyPlan: 'kterákoli',
    planHelp: 'Pokud se tato sazba na volné dny neprodává, nabídneme vám pobyt za jinou.',
    consent: 'Souhlasím, abyste mi na tento e-mail napsali, až se termín uvolní.',
    privacy: 'Jak nakládáme s osobními údaji',
    submit: 'Zapsat se do pořadníku',
    failedTitle: 'Zápis se nepovedl',
  },
  labels: {
    arrival: 'Příjezd',
    departure: 'Odjezd',
    flexibility: 'Můžete dny posunout?',
    adults: 'Dospělí',
    children_ages: 'Věk dětí',
    units: 'Pokoj',
    rate_plan: 'Sazba',
    ...contactWords.labels,
    consent: 'Souhlas',
  },
  wrong: {
    arrival: 'Vyberte prosím den, který teprve přijde.',
    departure: 'Odjezd musí být po příjezdu.',
    adults: 'Napište počet dospělých. Tolika hostům pokoje přes web spojit neumíme, ozvěte se nám prosím.',
    children_ages: 'Napište věk dětí v letech od 0 do 17, oddělený čárkou.',
    units: 'Tento pokoj už nenabízíme, vyberte prosím jiný.',
    rate_plan: 'Tuto sazbu už nenabízíme, vyberte prosím jinou.',
    consent: 'Bez souhlasu vám nemůžeme napsat.',
  },
  reasons: { free: 'V těchto dnech máme pro vás volno hned. Pobyt si můžete rezervovat bez čekání.' },
  toBooking: 'Prohlédnout volné pokoje',
  freeNow: 'V těchto dnech máme volný pokoj, nemusíte čekat.',
  sheet: {
    title: 'Na které dny čekáte?',
    hint: 'Klepněte na den příjezdu a potom na den odjezdu. Vybrat můžete i obsazené dny, právě na ně se čeká.',
    calendar: 'Příjezd a odjezd',
    missing: 'Vyberte prosím den příjezdu i odjezdu.',
    done: 'Vybrat tyto dny',
  },
  sent: {
    title: 'Děkujeme, podívejte se do e-mailu',
    text: (email) => `Poslali jsme vám zprávu na ${email}.`,
    steps: [
      {
        title: 'Otevřete odkaz ze zprávy',
        note: 'Vede na váš zápis: uvidíte, jak jste na tom, a kdykoli se odhlásíte.',
      },
      { title: 'Až se termín uvolní, napíšeme vám', note: 'Pobyt vám čtyři hodiny podržíme.' },
      { title: 'Dokončíte rezervaci', note: 'Vaše údaje už budou vyplněné.' },
    ],
    spam: 'Zpráva do několika minut nepřišla? Podívejte se i do nevyžádané pošty. Pokud je v adrese překlep, zapište se prosím znovu.',
  },
}
