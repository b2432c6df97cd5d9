import type { IssueCode } from '@dvor/contract/errors/errors.ts'
import { persons, verbForm } from '@dvor/format/plurals.ts'

const reported = 'Údaje tohto hosťa sme už oznámili polícii. Ak v nich je chyba, povedzte nám, prosím.'
const issues: Partial<Record<IssueCode, string>> = {
  required: 'Toto treba vyplniť.',
  invalid_day: 'Zadajte deň, ktorý existuje.',
  too_big: 'Dátum narodenia nemôže byť po príchode.',
  too_short: 'Toto je príliš krátke.',
  too_long: 'Toto je príliš dlhé.',
  read_only: reported,
}

/** Words of the guest's part of the register. */
export const guestsWords = {
  heading: 'Kto príde',
  headingClosed: 'Zapísaní hostia',
  text: 'Zákon nám ukladá viesť knihu ubytovaných. Keď údaje vyplníte teraz, na recepcii vás už nezdržíme.',
  privacy:
    'Čísla dokladov uchovávame zašifrované, nikomu inému ich neukážeme a po zákonnej lehote ich vymažeme. Údaje o hosťoch zo zahraničia oznamujeme cudzineckej polícii.',
  filled: 'Vyplnené',
  of: 'z',
  open: 'Vyplniť údaje hostí',
  change: 'Zmeniť údaje hostí',
  person: 'Hosť',
  child: 'dieťa',
  baby: 'menej ako rok',
  first_name: 'Meno',
  last_name: 'Priezvisko',
  birth_date: 'Dátum narodenia',
  birthExample: '1. 6. 1985',
  nationality: 'Štátna príslušnosť',
  chooseCountry: 'Vyberte krajinu',
  document_kind: 'Druh dokladu',
  document_number: 'Číslo dokladu',
  documentHelp: 'Dieťa do 15 rokov doklad mať nemusí; ak má pas, môžete ho uviesť.',
  documentKept: 'Uložené je číslo {{number}}. Vyplňte ho, len ak sa zmenilo.',
  visa_number: 'Číslo víza',
  visaHelp: 'Je na nálepke v pase. Pýta sa naň polícia pri hosťoch, ktorí potrebujú vízum.',
  birth_place: 'Miesto narodenia',
  address: 'Adresa trvalého pobytu',
  addressHelp: 'Ulica a číslo, PSČ, obec, krajina.',
  purpose: 'Dôvod pobytu',
  choosePurpose: 'Vyberte dôvod',
  purposeHelp: 'Pýta sa naň polícia pri hosťoch zo zahraničia.',
  save: 'Uložiť údaje hostí',
  saveWithTax: 'Uložiť so zmenou dane',
  taxWhy: 'Rozhoduje o nej vek hostí podľa dátumu narodenia. Ak údaje sedia, uložte ich.',
  saved: 'Údaje hostí sú uložené. Ďakujeme.',
  closed: 'Údaje sa už meniť nedajú. Ak v nich je chyba, povedzte nám, prosím.',
  savedPart: (missing: number) =>
    `Uložené, ďakujeme. Ešte nám ${verbForm(missing, 'chýba', 'chýbajú')} ${persons(missing, 'sk')}.`,
  problems: 'Niektoré údaje ešte treba opraviť. Čo ste vyplnili, zostalo.',
  joined:
    'Údaje hostí medzitým zmenil aj niekto iný. Ukazujeme ich tak, ako sú teraz uložené; koho ste pridali vy, zostal. Pozrite si ich, prosím, a uložte znova.',
  nothing: 'Zatiaľ ste nič nevyplnili, takže nemáme čo uložiť. Označili sme, čo potrebujeme.',
  issues,
  documentFrom15: 'Od 15 rokov treba doklad.',
  numberShape: 'Číslo má aspoň tri písmená alebo číslice.',
  birthMissing: 'Zadajte dátum narodenia.',
  unusable: 'Toto sa nedá použiť.',
}
