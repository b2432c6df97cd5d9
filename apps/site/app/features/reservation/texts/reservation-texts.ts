import type { ReservationDetail } from '@dvor/contract/reservations/reservation-details.ts'
import type { ReservationState } from '@dvor/contract/values/reservation-states.ts'
import type { Language } from '@dvor/contract/values/values.ts'
import { useWords, type InLanguages } from '../../../core/language/use-language.ts'
import { english, englishAlone, englishStates } from './reservation-texts-en.ts'

/** What the pages behind a guest's link say in Slovak: the reservation, its payment, and a link that is lost. */
const slovak = {
  page: {
    title: 'Vaša rezervácia',
    description: 'Stav rezervácie, platba a všetko potrebné k pobytu.',
    number: 'Rezervácia č.',
    newTitle: 'Ďakujeme, objednávku sme prijali',
    newText: 'Všetko podstatné sme poslali na ',
    stay: 'Pobyt',
    services: 'Čo máte objednané',
    price: 'Cena',
    guest: 'Hosť',
    arrivalTime: 'Prídete okolo',
    note: 'Váš odkaz pre nás',
    calendar: 'Uložiť do kalendára',
    print: 'Vytlačiť',
    contact: 'Potrebujete niečo zmeniť?',
    contactText: 'Radšej sa ozvite, poradíme si aj s tým, čo sa tu zmeniť nedá.',
    problemTitle: 'Nepodarilo sa to',
    payBy: 'Zaplaťte, prosím, najneskôr',
  },
  payment: {
    heading: 'Platba',
    total: 'Celková cena',
    paid: 'Zaplatené',
    due: 'Zostáva zaplatiť',
    history: 'Prijaté platby',
    payCard: 'Zaplatiť kartou',
    paySandbox: 'Zaplatiť skúšobne',
    chooseTransfer: 'Zaplatiť radšej prevodom',
    transferHeading: 'Bankový prevod',
    transferText:
      'Naskenujte QR kód v aplikácii banky, alebo údaje prepíšte. Platbu priradíme podľa variabilného symbolu.',
    qrAlt: 'QR kód PAY by square na zaplatenie v aplikácii banky',
    payme: 'Otvoriť v aplikácii banky',
    beneficiary: 'Príjemca',
    iban: 'IBAN',
    bic: 'BIC',
    symbol: 'Variabilný symbol',
    amount: 'Suma',
    dueDay: 'Uhradiť do',
    copy: 'Kopírovať',
    copied: 'Skopírované',
    onSite: 'Zaplatíte pri príchode, v hotovosti alebo kartou.',
    checking: 'Platbu práve overujeme. Stránka sa obnoví sama.',
    failed: 'Posledná platba kartou neprešla. Môžete to skúsiť znova.',
    balanceLater: 'Po zaplatení zálohy zvyšných',
    balanceNow: 'Doplatok',
    balanceUntil: 'uhraďte, prosím, najneskôr do',
    settled: 'Všetko je zaplatené.',
  },
  documents: { heading: 'Doklady', download: 'Stiahnuť PDF' },
  cancel: {
    heading: 'Zrušenie rezervácie',
    text: 'Skôr než čokoľvek zrušíme, ukážeme vám presne, koľko peňazí dostanete späť.',
    ask: 'Koľko by som dostal späť?',
    refund: 'Vrátime vám',
    fee: 'Storno poplatok',
    confirmTitle: 'Ak rezerváciu zrušíte dnes',
    confirmNothing: 'Zatiaľ ste nič nezaplatili, takže nie je čo vracať.',
    confirm: 'Zrušiť rezerváciu',
    keep: 'Nechať si ju',
    rules: 'Podmienky podľa dátumu',
    refundNote: 'Peniaze pošleme späť rovnakou cestou, ktorou prišli, najneskôr do 14 dní.',
  },
  change: {
    heading: 'Zmena rezervácie',
    until: 'Termín, počet hostí a doplnkové služby si môžete sami zmeniť do',
    text: 'Skôr než čokoľvek zmeníme, ukážeme vám novú cenu.',
    open: 'Zmeniť termín, hostí alebo služby',
    arrival: 'Príchod',
    departure: 'Odchod',
    adults: 'Dospelí',
    child: 'dieťa',
    childAge: 'vek v deň príchodu',
    oneMore: 'Ďalšie dieťa, vek v deň príchodu',
    nobody: 'žiadne ďalšie',
    stayedHome: 'nepríde',
    baby: 'menej ako rok',
    services: 'Doplnkové služby',
    without: 'nie',
    with: 'áno',
    when: 'Kedy',
    own: 'váš čas',
    at: 'o',
    dropSeat: 'Zrušiť túto službu',
    coming: 'Počet osôb',
    fixedSeat: 'Na zmenu tejto služby cez odkaz je už neskoro. Zavolajte nám, prosím.',
    outsideTitle: 'Mimo nového pobytu',
    outsideText: 'Inú hodinu alebo zrušenie si vyberte vyššie a cenu si dajte ukázať ešte raz.',
    outsideKeep: 'Nechávam si',
    outsideGone: 'Zruší sa',
    seat: 'Služba, ktorú chcete zmeniť',
    undecided: 'Niektoré služby by zostali mimo nového pobytu. Povedzte nám, prosím, či si ich nechávate.',
    ask: 'Koľko by to stálo?',
    previewTitle: 'Po tejto zmene',
    before: 'Cena doteraz',
    after: 'Nová cena',
    difference: 'Rozdiel',
    due: 'Najbližšie zaplatíte',
    refund: 'Vrátime vám',
    refundNote: 'Peniaze pošleme späť rovnakou cestou, ktorou prišli, najneskôr do 14 dní.',
    terms: 'Podmienky zrušenia po zmene',
    confirm: 'Potvrdiť zmenu',
    outdated: 'Zmenili ste zadanie. Pozrite si, prosím, cenu ešte raz, potom zmenu potvrdíte.',
    leave: 'Nechať, ako je',
    doneTitle: 'Zmenu sme uložili',
    doneText: 'Nové údaje sme poslali aj na ',
    problemTitle: 'Takto sa to zmeniť nedá',
    senseless: 'Skontrolujte, prosím, dni a počet hostí. Odchod musí byť neskôr než príchod.',
    otherPrice: 'Cena sa medzitým zmenila. Pozrite si, prosím, novú a potvrďte ju ešte raz.',
    refused: {
      state: 'Túto rezerváciu už cez odkaz zmeniť nemožno. Ozvite sa nám, prosím.',
      too_late: 'Na zmenu cez odkaz je už neskoro. Zavolajte nám, prosím, poradíme si.',
      approval: 'Termín a počet hostí pri tomto ubytovaní najprv overujeme my. Ozvite sa nám, prosím.',
      service_too_late: 'Na zmenu tejto služby cez odkaz je už neskoro. Zavolajte nám, prosím.',
      empty: 'V rezervácii by nič nezostalo. Ak neprídete, celú ju zrušte nižšie.',
      fee: 'Za zrušenie by sa dnes už platil poplatok, preto sa pobyt cez odkaz nedá skrátiť ani odložiť. Ozvite sa nám, prosím, dohodneme sa.',
    },
  },
  email: {
    open: 'Opraviť e-mail',
    label: 'Správny e-mail',
    help: 'Správu o rezervácii vám naň hneď pošleme znova.',
    submit: 'Uložiť e-mail',
    doneTitle: 'E-mail sme opravili',
    doneText: 'Správu o rezervácii sme poslali na ',
  },
  unknown: {
    title: 'Takúto rezerváciu sme nenašli',
    text: 'Odkaz je možno neúplný alebo už neplatí. Napíšte číslo rezervácie a e-mail, na ktorý bola urobená, a pošleme vám ho znova.',
    number: 'Číslo rezervácie',
    email: 'E-mail',
    submit: 'Poslať odkaz znova',
    sentTitle: 'Pozrite si poštu',
    sentText:
      'Ak údaje sedia, o chvíľu máte odkaz v e-maile. Ak neprichádza, skontrolujte spam, alebo nám zavolajte.',
  },
  lookup: {
    title: 'Moja rezervácia',
    description: 'Pošleme vám znova odkaz na vašu rezerváciu.',
    text: 'Napíšte číslo rezervácie a e-mail, na ktorý bola urobená. Číslo je aj variabilným symbolom platby. Pošleme vám odkaz, cez ktorý rezerváciu zaplatíte, zmeníte alebo zrušíte.',
  },
  confirmation: {
    title: 'Potvrdenie platby',
    description: 'Výsledok platby za rezerváciu.',
    paidTitle: 'Platba prebehla v poriadku',
    paidText: 'Ďakujeme. Potvrdenie sme poslali na ',
    pendingTitle: 'Platbu ešte overujeme',
    pendingText:
      'Banka nám zatiaľ neodpovedala. Stránku pokojne nechajte otvorenú alebo zatvorte, výsledok vám príde aj e-mailom.',
    pendingAgain: 'Pokračovať v platbe',
    failedTitle: 'Platba neprešla',
    failedText:
      'Nič sme vám neúčtovali a rezerváciu vám stále držíme. Skúste to, prosím, znova, alebo si vyberte iný spôsob.',
    endedText: 'Nič sme vám neúčtovali. Rezervácia už však neplatí, lebo jej čas na zaplatenie vypršal.',
    retry: 'Skúsiť zaplatiť znova',
    detail: 'Pozrieť rezerváciu',
    unknownTitle: 'Túto platbu nepoznáme',
    unknownText: 'Odkaz je neúplný alebo už neplatí. Stav rezervácie nájdete v odkaze z e-mailu.',
    contact: 'Kontakt',
  },
}
export type ReservationWords = typeof slovak

export const reservationWords: InLanguages<ReservationWords> = { sk: slovak, en: english }
export const useReservationWords = (): ReservationWords => useWords(reservationWords)

export interface StateText {
  title: string
  text: string
}
interface StateWords extends StateText {
  tone: 'good' | 'wait' | 'end'
}

/** What each state means for the guest; where a deadline belongs to it, it is said beside. */
const stateWords: Record<ReservationState, StateWords> = {
  hold: { title: 'Izba je podržaná', text: 'Dokončite, prosím, objednávku.', tone: 'wait' },
  pending_approval: {
    title: 'Čaká na naše potvrdenie',
    text: 'Pobyt si najprv overíme a ozveme sa vám e-mailom, spravidla do dvoch dní. Dovtedy nič neplatíte.',
    tone: 'wait',
  },
  awaiting_payment: {
    title: 'Čaká na platbu',
    text: 'Izbu pre vás držíme, po zaplatení ju hneď potvrdíme.',
    tone: 'wait',
  },
  confirmed: { title: 'Potvrdená', text: 'Izba je vaša. Tešíme sa na vás!', tone: 'good' },
  checked_in: { title: 'Ste u nás', text: 'Nech sa vám tu dobre oddychuje.', tone: 'good' },
  completed: { title: 'Pobyt sa skončil', text: 'Ďakujeme, že ste boli u nás. Príďte zas.', tone: 'end' },
  cancelled: { title: 'Zrušená', text: 'Tento pobyt je zrušený.', tone: 'end' },
  expired: {
    title: 'Prepadnutá',
    text: 'Platba neprišla včas, preto sme izbu uvoľnili. Ak o ňu stále stojíte, rezervujte ju znova.',
    tone: 'end',
  },
  rejected: {
    title: 'Nemohli sme ju potvrdiť',
    text: 'Mrzí nás to, v tomto termíne vás ubytovať nevieme. Nič ste neplatili.',
    tone: 'end',
  },
  no_show: {
    title: 'Neprišli ste',
    text: 'Čakali sme vás, no neprišli ste. Ozvite sa nám, prosím.',
    tone: 'end',
  },
}

/** The same where a slot service is booked without a stay. */
const aloneWords: Partial<Record<ReservationState, StateText>> = {
  hold: { title: 'Miesta sú podržané', text: 'Dokončite, prosím, objednávku.' },
  awaiting_payment: {
    title: 'Čaká na platbu',
    text: 'Miesta pre vás držíme, po zaplatení rezerváciu hneď potvrdíme.',
  },
  confirmed: { title: 'Potvrdená', text: 'Miesta sú vaše. Tešíme sa na vás!' },
  completed: { title: 'Máte to za sebou', text: 'Ďakujeme, že ste prišli. Zastavte sa zas.' },
  cancelled: { title: 'Zrušená', text: 'Táto rezervácia je zrušená.' },
  expired: {
    title: 'Prepadnutá',
    text: 'Platba neprišla včas, preto sme miesta uvoľnili. Ak o ne stále stojíte, rezervujte ich znova.',
  },
}

/** Of money that came when somebody else had booked. */
const lateText = {
  sk: 'Platba prišla až po termíne a medzitým si to rezervoval niekto iný. Peniaze vám vrátime.',
  en: 'Your payment arrived too late and somebody else has booked meanwhile. We will send the money back.',
}

/** What a reservation's state means for its guest. */
export function wordsOf(
  { state, stays, to_return }: Pick<ReservationDetail, 'state' | 'stays' | 'to_return'>,
  language: Language,
): StateWords {
  const { tone } = stateWords[state]
  const [usual, alone] = language === 'sk' ? [stateWords, aloneWords] : [englishStates, englishAlone]
  const late = state === 'expired' && to_return > 0 && { text: lateText[language] }
  return { tone, ...usual[state], ...(stays.length === 0 && alone[state]), ...late }
}
