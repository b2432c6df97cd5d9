import type { ErrorCode, FieldIssue } from '@dvor/contract/errors/errors.ts'

/** Error sentences that tell the guest how to go on; every code of the contract has one. */
const sentences: Record<ErrorCode, string> = {
  invalid: 'Niektoré údaje ešte treba opraviť.',
  query_invalid: 'Tomuto hľadaniu nerozumieme. Skontrolujte, prosím, dni a počet hostí.',
  credentials_invalid: 'Prihlásenie sa nepodarilo.',
  registration_disabled: 'Registrácia je vypnutá.',
  code_invalid: 'Tento odkaz už neplatí.',
  second_factor_needed: 'Prihlásenie sa nepodarilo.',
  second_factor_invalid: 'Prihlásenie sa nepodarilo.',
  proof_needed: 'Na toto sa treba prihlásiť.',
  password_weak: 'Heslo je príliš slabé.',
  unauthorized: 'Na toto sa treba prihlásiť.',
  forbidden: 'Na toto nemáte oprávnenie.',
  not_found: 'Toto sme nenašli. Možno sa to medzitým zmenilo.',
  method_not_allowed: 'Toto sa tu nedá urobiť.',
  conflict: 'Medzitým sa niečo zmenilo. Načítajte, prosím, stránku znova.',
  in_use: 'Toto sa ešte používa.',
  stale: 'Medzitým sa niečo zmenilo. Načítajte, prosím, stránku znova.',
  nights_taken:
    'Kým ste vyberali, tieto noci si rezervoval niekto iný. Pozrite si, prosím, čo je voľné teraz.',
  sold_out: 'Toľko kusov už nemáme. Vyberte, prosím, menej.',
  seats_taken:
    'Kým ste vyberali, posledné miesta na tomto termíne si rezervoval niekto iný. Vyberte si, prosím, iný, všetko ostatné zostalo.',
  package_unavailable: 'Tento balík sa už takto rezervovať nedá. Vyberte si, prosím, iný deň.',
  not_available: 'Tento pobyt sa v takejto podobe nedá rezervovať. Dôvod nájdete pri izbe.',
  hold_expired:
    'Čas na podržanie izby uplynul. Podržte si ju, prosím, znova, nič z vyplneného sa nestratilo.',
  hold_moved:
    'V tejto rezervácii pokračujete na inom zariadení. Ak ju chcete dokončiť tu, otvorte odkaz na ňu aj tu.',
  hold_limit:
    'Z vášho pripojenia je práve rozpracovaných priveľa rezervácií, možno aj od iných hostí tej istej siete. Ozvite sa nám a pobyt vám hneď zapíšeme.',
  order_limit: 'Za poslednú hodinu od vás prišlo veľa objednávok. Ozvite sa nám a ďalšiu vám hneď zapíšeme.',
  order_too_large:
    'Taký veľký pobyt vám radi pripravíme osobne. Zavolajte nám alebo napíšte, cez web sa rezervovať nedá.',
  orders_closed:
    'Objednávky cez web práve dokončujeme. Zavolajte nám alebo napíšte a pobyt vám radi zapíšeme hneď.',
  price_changed: 'Cena sa medzitým zmenila. Pozrite si, prosím, novú a objednávku potvrďte ešte raz.',
  coupon_used: 'Tento kód ste už využili. Objednajte, prosím, bez neho.',
  coupon_invalid: 'Tento kód sa nedá použiť. Skontrolujte preklepy, alebo pokračujte bez neho.',
  voucher_invalid: 'Tento poukaz sa nedá použiť. Skontrolujte, prosím, kód, platnosť a zostatok.',
  change_not_allowed: 'Toto sa cez odkaz zmeniť nedá. Ozvite sa nám, prosím, dohodneme sa.',
  register_incomplete: 'Najprv treba vyplniť údaje hostí.',
  stay_tax_changed: 'Týmito údajmi sa zmení daň za ubytovanie. Pozrite si ju, prosím, a uložte ich ešte raz.',
  transition_not_allowed: 'S rezerváciou sa toto už urobiť nedá. Načítajte, prosím, stránku znova.',
  idempotency_mismatch:
    'Objednávku ste už raz odoslali s inými údajmi. Skontrolujte ju, prosím, a pošlite znova.',
  payment_method_unavailable: 'Týmto spôsobom sa teraz platiť nedá. Vyberte, prosím, iný.',
  payment_invalid: 'Teraz nie je čo platiť. Načítajte, prosím, stránku znova.',
  refund_exceeds: 'Vrátiť sa nedá viac, než bolo zaplatené.',
  statement_format: 'Tomuto súboru nerozumieme.',
  statement_broken: 'Súbor je poškodený.',
  statement_too_long: 'Súbor má príliš veľa riadkov.',
  statement_encoding: 'Súbor sa nedá prečítať.',
  statement_columns: 'Tomuto súboru nerozumieme.',
  statement_known: 'Tento súbor už máme.',
  statement_account_unknown: 'Účet tohto výpisu nepoznáme.',
  statement_account_foreign: 'Tento výpis je z cudzieho účtu.',
  e_invoice_broken: 'Súbor je poškodený.',
  e_invoice_known: 'Tento súbor už máme.',
  document_exists: 'Tento doklad je už vystavený.',
  document_refused: 'Tento doklad sa teraz vystaviť nedá.',
  period_closed: 'Tento mesiac je už v účtovníctve uzavretý.',
  open_stay: 'Pobyt ešte neskončil alebo sa vracajú peniaze. Údaje sa dajú vymazať až potom.',
  not_sample: 'Ukážkový režim je už vypnutý.',
  sample_left: 'Na webe je ešte niečo z ukážky.',
  real_money: 'V dome už sú skutočné platby.',
  last_admin: 'Posledný správca musí zostať.',
  file_too_large: 'Súbor je príliš veľký.',
  file_type: 'Takýto súbor neprijímame.',
  storage_full:
    'Na našom serveri došlo miesto, nič sa neuložilo. Zavolajte nám, prosím, a pobyt vám zapíšeme.',
  storage_unavailable: 'Súbory sú na chvíľu nedostupné. Skúste to, prosím, o chvíľu znova.',
  rate_limited: 'Toľko pokusov naraz nestíhame. Počkajte, prosím, minútu a skúste to znova.',
  unavailable:
    'Nepodarilo sa nám spojiť so serverom. Skontrolujte pripojenie a skúste to znova, nič sa nestratilo.',
  internal: 'Na našej strane sa niečo pokazilo. Skúste to, prosím, o chvíľu znova.',
}

const fields = {
  email: 'Skontrolujte e-mail, mal by vyzerať ako meno@domena.sk.',
  phone: 'Napíšte číslo s predvoľbou, napríklad +421 905 123 456.',
  other: 'Skontrolujte, prosím, tento údaj.',
}

const formats: Readonly<Record<string, string>> = {
  payment_method: 'Vyberte, prosím, spôsob platby.',
  number: 'Číslo rezervácie nájdete v predmete e-mailu.',
}

const general: Partial<Record<FieldIssue['code'], string>> = {
  required: 'Toto pole potrebujeme vyplniť.',
  invalid_ico: 'IČO má osem číslic a posledná z nich kontroluje ostatné. Skontrolujte, prosím, preklepy.',
  invalid_dic: 'DIČ má desať číslic.',
  invalid_ic_dph:
    'IČ DPH začína kódom krajiny, slovenské má SK a desať číslic. Skontrolujte, prosím, preklepy.',
  invalid_postal_code: 'Napíšte PSČ, napríklad 034 01.',
  invalid_country: 'Vyberte, prosím, krajinu zo zoznamu.',
  invalid_time: 'Napíšte čas, napríklad 17:30.',
  too_short: 'Toto je príliš krátke.',
  too_long: 'Toto je príliš dlhé, skráťte to, prosím.',
  too_big: 'Toľko vám toho ponúknuť nevieme.',
  not_found: 'Toto už neponúkame.',
  invalid_choice: 'Vyberte, prosím, z ponuky.',
}

const limits = { tryAfter: 'Sami to môžete skúsiť znova po', call: 'Telefón' }

/** Explanations of problems and how to go on: by the code of an error, by a field of a form, at limits. */
export const problemWords = { sentences, fields, formats, general, limits }
