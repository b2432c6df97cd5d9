import { expect, test } from 'vitest'
import { camtFile } from '../../testing/files/statement-files.ts'
import { parseStatement } from './parse-statement.ts'

const read = (text: string) => parseStatement(Buffer.from(text, 'utf8'))
const amountsIn = (text: string) => read(text).lines.map(({ amount }) => amount)

test.each([
  ['State', 'COMPLETED', 'REVERTED'],
  ['State', 'COMPLETED', 'PENDING'],
  ['Status', 'Booked', 'Declined'],
  ['Status', 'executed', 'processing'],
  ['Stav', 'Zaúčtovaná', 'Nezaúčtovaná'],
  ['Stav platby', 'Spracovaná', 'Čaká na spracovanie'],
  ['Stav transakce', 'Provedeno', 'Zamítnuto'],
])('of movements whose %s is %s or %s only the first is money', (heading, done, other) => {
  const rows = [`2026-11-27,44.01,EUR,${done},a`, `2026-11-27,44.02,EUR,${other},b`]
  const { lines, left_out } = read(['Date,Amount,Currency,' + heading + ',Description', ...rows].join('\n'))
  expect(lines).toMatchObject([{ amount: 4401, message: 'a' }])
  expect(left_out).toBe(1)
})

test('a movement that waits needs no day, and one without a state is money', () => {
  const heading = 'Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance'
  const rows = ['2026-11-27,,a,44.01,0.00,EUR,PENDING,', '2026-11-26,2026-11-27,b,44.02,0.00,EUR,,88.03']
  expect(read([heading, ...rows].join('\n')).lines).toMatchObject([{ amount: 4402, booked_on: '2026-11-27' }])
})

test('a balance under the heading of a state leaves no movement out', () => {
  expect(amountsIn('Dátum;Suma;Stav\n27.11.2026;5,00;1 205,00\n')).toEqual([500])
})

test.each([
  ['Spolu;105,19;EUR;'],
  ['Spolu;105,19'],
  [';;;\nCelkom: 1 pohyb;105,19;EUR;'],
  ['Total;105,19;EUR;'],
  ['Konečný zostatok;1 105,19;EUR;'],
])('the row %s below the movements is left out', (row) => {
  const { lines, left_out } = read(`Dátum;Suma;Mena;VS\n27.11.2026;105,19;EUR;123\n${row}\n`)
  expect(lines).toMatchObject([{ amount: 10_519, variable_symbol: '123' }])
  expect(left_out).toBe(1)
})

test('a movement of a payer called Total is money', () => {
  expect(amountsIn('Názov partnera;Dátum;Suma\nTotal Energy;27.11.2026;105,19\n')).toEqual([10_519])
})

test('amounts with the sign behind them or in brackets, and digits kept as text, are read', () => {
  const rows = ['27.11.2026;5,11-;1', '27.11.2026;(5,12);2', '27.11.2026;5,13;="0000123456"']
  const { lines } = read(['Dátum;Suma;VS', ...rows, '27.11.2026;5,14;"=""0000123457"""'].join('\n'))
  expect(lines.map(({ amount, variable_symbol }) => [amount, variable_symbol])).toEqual([
    [-511, '1'],
    [-512, '2'],
    [513, '123456'],
    [514, '123457'],
  ])
})

test.each([
  ['Dátum;Suma;Mena', 'Správa pre prijímateľa'],
  ['Dátum;Suma;Mena', 'Správa pre príjemcu'],
  ['Dátum;Suma;Mena', 'Informácia pre príjemcu'],
  ['Dátum;Suma;Mena', 'Detail platby'],
  ['Dátum;Suma;Mena', 'Účel platby'],
  ['Datum provedení;Částka;Měna', 'Zpráva pro příjemce'],
  ['Datum;Částka v měně účtu;Měna účtu', 'Poznámka pro příjemce'],
  ['Booking date;Amount;Currency', 'Payment details'],
  ['Date completed (UTC);Amount (EUR);Payment currency', 'Description'],
  ['Date;Transaction amount;Ccy', 'Message for recipient'],
])('%s: the message under %s is read with its symbol', (headings, heading) => {
  const { lines } = read(`${headings};${heading}\n27.11.2026;101,01;EUR;/VS20269999\n`)
  expect(lines).toMatchObject([{ amount: 10_101, variable_symbol: '20269999', message: '/VS20269999' }])
})

test.each(['Referencia', 'Reference', 'Referencia platiteľa', 'End to end reference', 'Referencia banky'])(
  'the symbol under %s is read, and no identity',
  (heading) => {
    const { lines } = read(`Dátum;Suma;${heading}\n27.11.2026;101,01;/VS20269999/SS/KS\n`)
    expect(lines).toMatchObject([{ variable_symbol: '20269999', bank_reference: null }])
  },
)

const bundle = (parts: readonly string[], currency = 'EUR') => {
  const details = parts.map(
    (amount, index) =>
      `<NtryDtls><TxDtls><Refs><EndToEndId>/VS2026008${index}/SS/KS</EndToEndId></Refs><AmtDtls><InstdAmt><Amt Ccy="${currency}">${amount}</Amt></InstdAmt></AmtDtls></TxDtls></NtryDtls>`,
  )
  return camtFile([{ amount: 10_000, reference: 'B3' }]).replace(/<NtryDtls>.*<\/NtryDtls>/, details.join(''))
}

test('a bundle whose payments have the instructed amount alone is its payments', () => {
  const { lines } = read(bundle(['40.00', '60.00']))
  expect(lines.map(({ amount, variable_symbol }) => [amount, variable_symbol])).toEqual([
    [4000, '20260080'],
    [6000, '20260081'],
  ])
})

test.each([
  ['do not add up', bundle(['40.00', '50.00'])],
  ['are in another currency', bundle(['40.00', '60.00'], 'CZK')],
])('a bundle whose instructed amounts %s is one movement', (_how, file) => {
  expect(amountsIn(file)).toEqual([10_000])
})

test('entries that are not booked are counted as left out', () => {
  const file = camtFile([{ amount: 100 }, { amount: 200 }]).replace('BOOK', 'PDNG')
  expect(read(file)).toMatchObject({ lines: [{ amount: 200 }], left_out: 1 })
})

test.each([
  ['CSV', (amount: string) => `Dátum;Suma\n27.11.2026;${amount}\n`],
  ['CAMT', (amount: string) => camtFile([{ amount: 1 }]).replace('0.01', amount)],
])('an amount beyond what can be stored is refused in a %s', (_format, file) => {
  expect(amountsIn(file('21474836.47'))).toEqual([2_147_483_647])
  expect(() => read(file('21474836.48'))).toThrow('An amount is too large')
  expect(() => read(file('99999999999999.00'))).toThrow('amount')
})

test('a reversal is marked on its entry, or has the reason of its return, and names the other party of its payment', () => {
  const payment = { amount: -5850, name: 'Jana Nováková', iban: 'SK8975000000000012345671' }
  for (const reversal of ['marked', 'returned'] as const)
    expect(read(camtFile([{ ...payment, reversal }])).lines[0]).toMatchObject({
      amount: -5850,
      is_reversal: true,
      counterparty_name: 'Jana Nováková',
      counterparty_iban: payment.iban,
    })
  expect(read(camtFile([payment])).lines[0]).toMatchObject({ is_reversal: false })
})
