import type { CsvMeaning } from '@dvor/contract/money/statements.ts'

/**
 * Headings of Slovak, Czech and English exports, without accents, signs and case; of several that match, the first one
 * here is used.
 */
export const headings: Record<CsvMeaning, RegExp[]> = {
  day: [
    /^datum (za)?uctovani/,
    /^datum (spracovania|zpracovani|pohybu|realizacie|platby|uskutocnenia|provedeni|transakcie|transakce)/,
    /^datum$/,
    /^(booking |booked |posting |completed |transaction |payment )?date$/,
    /^date completed/,
    /^(date|datum)/,
    /^valuta$/,
    /^value date/,
  ],
  amount: [
    /^(suma|ciastka|castka|objem|amount)$/,
    /^(suma|ciastka|castka) (transakcie|pohybu|platby|(v|ve) (eur|mene uctu))/,
    /^(transaction |payment )?amount( in)?( eur)?$/,
    /^(suma|ciastka|castka) eur$/,
  ],
  direction: [
    /^(kredit debet|debet kredit|smer( platby)?|typ pohybu|znamienko|c d|direction)$/,
    /^(credit debit|debit credit)( indicator)?$/,
  ],
  credit: [/^(kredit|pripisane|prijem|credit|money in|paid in)$/, /^(suma kredit|credit amount)$/],
  debit: [/^(debet|odpisane|vydaj|vydavok|debit|money out|paid out)$/, /^(suma debet|debit amount)$/],
  currency: [
    /^(mena|currency|ccy)$/,
    /^mena (uctu|transakcie|pohybu|platby)$/,
    /^(account|payment|transaction) currency$/,
  ],
  variable_symbol: [/^(variabilny symbol|variable symbol|vs)$/, /^(variabiln|variable|var symbol)/],
  specific_symbol: [/^(specificky symbol|specific symbol|ss)$/, /^specific/],
  constant_symbol: [/^(konstantny symbol|constant symbol|ks)$/, /^(konstantn|constant)/],
  counterparty_name: [
    /^(nazov|meno|nazev|jmeno) (partnera|protiuctu|protistrany|platitela|platcu|platce|odosielatela|odesilatele|uctu partnera)/,
    /^(counterparty|partner|payer|sender|remitter)( s)? name$/,
    /^(platitel|platca|platce|odosielatel|odesilatel|partner|protistrana|platitel prijemca|counterparty|payer|sender)$/,
  ],
  counterparty_iban: [
    /^(iban|ucet|cislo uctu) (partnera|protiuctu|protistrany|platitela|platcu|platce|odosielatela|odesilatele)/,
    /^(protiucet|iban protiuctu|cislo protiuctu)$/,
    /^(counterparty|partner|payer|sender)( s)? (iban|account)( number)?$/,
  ],
  account: [/^(vlastny ucet|iban uctu|cislo uctu|ucet|moj ucet|(own )?account( number)?|account iban)$/],
  message: [
    /^(sprava|informacia?e?|zprava|poznamka|oznamenie) (pre|pro) (prijemcu?|prijimatela?|prijemce)/,
    /^(sprava prijemcovi|zprava prijemci|message (for|to) (the )?(recipient|payee|beneficiary))/,
    /^(sprava|zprava|popis|poznamka|ucel( platby)?|message|note|text)$/,
    /^(detaily?|podrobnosti|informacie|informace o?) ?(platby|transakcie|transakce|pohybu)$/,
    /^(payment |transaction )?(details?|description|narrative|purpose)$/,
    /^(remittance|payment) information$/,
    /^(popis|informacia)/,
  ],
  end_to_end_id: [
    /^(end to end( id| reference)?|e2e|referencia platitela|reference platce|payer( s)? reference|ref(erencia)? platby)/,
    /^(referencia|reference|payment reference)$/,
  ],
  bank_reference: [
    /^(id (pohybu|operace|transakcie|transakce|operacie)|referencia (banky|transakcie)|reference (banky|transakce))$/,
    /^(cislo (transakcie|transakce|pohybu)|transaction (id|number)|bank reference|id)$/,
  ],
  state: [
    /^(state|status)$/,
    /^(stav|status|state) (transakcie|transakce|platby|pohybu|operacie)/,
    /^(transaction|payment|booking) (state|status)$/,
    /^stav$/,
  ],
}
