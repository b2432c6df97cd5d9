import type { ErrorCode, FieldIssue } from '@dvor/contract/errors/errors.ts'
import type { Texts } from '../../texts.ts'

const sentences: Record<ErrorCode, string> = {
  invalid: 'Některé údaje je ještě potřeba opravit.',
  query_invalid: 'Tomuto hledání nerozumíme. Zkontrolujte prosím dny a počet hostů.',
  credentials_invalid: 'Přihlášení se nepovedlo.',
  registration_disabled: 'Registrace je vypnutá.',
  code_invalid: 'Tento odkaz už neplatí.',
  second_factor_needed: 'Přihlášení se nepovedlo.',
  second_factor_invalid: 'Přihlášení se nepovedlo.',
  proof_needed: 'K tomu je potřeba se přihlásit.',
  password_weak: 'Heslo je příliš slabé.',
  unauthorized: 'K tomu je potřeba se přihlásit.',
  forbidden: 'K tomu nemáte oprávnění.',
  not_found: 'Tohle jsme nenašli. Možná se to mezitím změnilo.',
  method_not_allowed: 'Tohle tady udělat nejde.',
  conflict: 'Mezitím se něco změnilo. Načtěte prosím stránku znovu.',
  in_use: 'Tohle se ještě používá.',
  stale: 'Mezitím se něco změnilo. Načtěte prosím stránku znovu.',
  nights_taken: 'Než jste vybrali, tyto noci si rezervoval někdo jiný. Podívejte se prosím, co je volné teď.',
  sold_out: 'Tolik kusů už nemáme. Vyberte prosím méně.',
  seats_taken:
    'Než jste vybrali, poslední místa v tomto termínu si rezervoval někdo jiný. Vyberte si prosím jiný, všechno ostatní zůstalo.',
  package_unavailable: 'Tento balíček už takto rezervovat nejde. Vyberte si prosím jiný den.',
  not_available: 'Tento pobyt v této podobě rezervovat nejde. Důvod najdete u pokoje.',
  hold_expired: 'Čas na podržení pokoje vypršel. Podržte si ho prosím znovu, nic z vyplněného se neztratilo.',
  hold_moved:
    'V této rezervaci pokračujete na jiném zařízení. Chcete-li ji dokončit tady, otevřete odkaz na ni i tady.',
  hold_limit:
    'Z vašeho připojení je právě rozpracováno příliš mnoho rezervací, možná i od jiných hostů ve stejné síti. Ozvěte se nám a pobyt vám hned zapíšeme.',
  order_limit: 'Za poslední hodinu od vás přišlo hodně objednávek. Ozvěte se nám a další vám hned zapíšeme.',
  order_too_large:
    'Tak velký pobyt vám rádi připravíme osobně. Zavolejte nám, nebo napište, přes web rezervovat nejde.',
  orders_closed:
    'Objednávky přes web právě dokončujeme. Zavolejte nám, nebo napište a pobyt vám rádi hned zapíšeme.',
  price_changed: 'Cena se mezitím změnila. Podívejte se prosím na novou a objednávku potvrďte ještě jednou.',
  coupon_used: 'Tento kód jste už využili. Objednejte prosím bez něj.',
  coupon_invalid: 'Tento kód použít nejde. Zkontrolujte překlepy, nebo pokračujte bez něj.',
  voucher_invalid: 'Tento poukaz použít nejde. Zkontrolujte prosím kód, platnost a zůstatek.',
  change_not_allowed: 'Tohle přes odkaz změnit nejde. Ozvěte se nám prosím, domluvíme se.',
  register_incomplete: 'Nejdřív je potřeba vyplnit údaje hostů.',
  stay_tax_changed:
    'Těmito údaji se změní daň z ubytování. Podívejte se na ni prosím a uložte je ještě jednou.',
  transition_not_allowed: 'S rezervací už tohle udělat nejde. Načtěte prosím stránku znovu.',
  idempotency_mismatch:
    'Objednávku jste už jednou odeslali s jinými údaji. Zkontrolujte ji prosím a odešlete znovu.',
  payment_method_unavailable: 'Tímto způsobem teď platit nejde. Vyberte prosím jiný.',
  payment_invalid: 'Teď není co platit. Načtěte prosím stránku znovu.',
  refund_exceeds: 'Vrátit nejde víc, než bylo zaplaceno.',
  statement_format: 'Tomuto souboru nerozumíme.',
  statement_broken: 'Soubor je poškozený.',
  statement_too_long: 'Soubor má příliš mnoho řádků.',
  statement_encoding: 'Soubor nejde přečíst.',
  statement_columns: 'Tomuto souboru nerozumíme.',
  statement_known: 'Tento soubor už máme.',
  statement_account_unknown: 'Účet tohoto výpisu neznáme.',
  statement_account_foreign: 'Tento výpis je z cizího účtu.',
  e_invoice_broken: 'Soubor je poškozený.',
  e_invoice_known: 'Tento soubor už máme.',
  document_exists: 'Tento doklad už je vystavený.',
  document_refused: 'Tento doklad teď vystavit nejde.',
  period_closed: 'Tento měsíc už je v účetnictví uzavřený.',
  open_stay: 'Pobyt ještě neskončil, nebo se vracejí peníze. Údaje jde vymazat až potom.',
  not_sample: 'Ukázkový režim už je vypnutý.',
  sample_left: 'Na webu je ještě něco z ukázky.',
  real_money: 'Jsou tu už skutečné platby.',
  last_admin: 'Poslední správce musí zůstat.',
  file_too_large: 'Soubor je příliš velký.',
  file_type: 'Takový soubor nepřijímáme.',
  storage_full: 'Na našem serveru došlo místo, nic se neuložilo. Zavolejte nám prosím a pobyt vám zapíšeme.',
  storage_unavailable: 'Soubory jsou na chvíli nedostupné. Zkuste to prosím za chvíli znovu.',
  rate_limited: 'Tolik pokusů najednou nestíháme. Počkejte prosím minutu a zkuste to znovu.',
  unavailable:
    'Nepodařilo se nám spojit se serverem. Zkontrolujte připojení a zkuste to znovu, nic se neztratilo.',
  internal: 'Na naší straně se něco pokazilo. Zkuste to prosím za chvíli znovu.',
}

const fields = {
  email: 'Zkontrolujte e-mail, měl by vypadat jako jmeno@domena.cz.',
  phone: 'Napište číslo s předvolbou, například +420 601 123 456.',
  other: 'Zkontrolujte prosím tento údaj.',
}

const formats: Readonly<Record<string, string>> = {
  payment_method: 'Vyberte prosím způsob platby.',
  number: 'Číslo rezervace najdete v předmětu e-mailu.',
}

const general: Partial<Record<FieldIssue['code'], string>> = {
  required: 'Toto pole potřebujeme vyplnit.',
  invalid_ico:
    'Slovenské IČO má osm číslic a poslední z nich kontroluje ostatní. Zkontrolujte prosím překlepy.',
  invalid_dic: 'Slovenské DIČ má deset číslic.',
  invalid_ic_dph:
    'DIČ k DPH začíná kódem země, české má CZ, slovenské SK a deset číslic. Zkontrolujte prosím překlepy.',
  invalid_postal_code: 'Napište PSČ, například 110 00.',
  invalid_country: 'Vyberte prosím zemi ze seznamu.',
  invalid_time: 'Napište čas, například 17:30.',
  too_short: 'Tohle je příliš krátké.',
  too_long: 'Tohle je příliš dlouhé, zkraťte to prosím.',
  too_big: 'Tolik vám toho nabídnout nemůžeme.',
  not_found: 'Tohle už nenabízíme.',
  invalid_choice: 'Vyberte prosím z nabídky.',
}

const limits = { tryAfter: 'Sami to můžete zkusit znovu po', call: 'Telefon' }

export const problemWords: Texts['problemWords'] = { sentences, fields, formats, general, limits }
