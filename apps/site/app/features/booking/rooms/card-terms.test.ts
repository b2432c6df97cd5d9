import { expect, test } from 'vitest'
import { cardTerms as termsOf } from './card-terms.ts'

const cardTerms = (...asked: Parameters<typeof termsOf>) => {
  const { free, rest } = termsOf(...asked)
  return [...free, ...rest]
}
const plain = (texts: string[]) => texts.map((text) => text.replaceAll('\u00A0', ' '))
const first = { amount: 6400, due_on: null }
const price = {
  total: 21_400,
  instalments: [first, { amount: 15_000, due_on: '2027-06-21' }],
  securityDeposit: 0,
  stay_tax: 0,
}
const flow = {
  search: { from: '2027-07-05' },
  today: '2027-05-01',
  rules: [
    { days_before: 30, fee_percent: 0 },
    { days_before: 14, fee_percent: 50 },
  ],
}

test('a card names the last day of free cancellation and the deposit with the day of the rest', () => {
  expect(plain(cardTerms(price, flow, 'sk'))).toEqual([
    'Bezplatné zrušenie do 5. 6. 2027 vrátane',
    'Pri objednávke stačí záloha 64,00 €, zvyšok do 21. 6. 2027',
  ])
  const parts = [first, { amount: 5000, due_on: '2027-06-21' }, { amount: 10_000, due_on: '2027-07-05' }]
  expect(plain(cardTerms({ ...price, instalments: parts }, flow, 'en'))[1]).toBe(
    'A deposit of €64.00 is enough with the order, the rest in parts by 5 Jul 2027',
  )
})

test('a card promises no free cancellation that has passed, and no deposit that is the whole price', () => {
  expect(
    cardTerms(
      { ...price, instalments: [{ amount: 21_400, due_on: null }] },
      { ...flow, today: '2027-06-06' },
      'sk',
    ),
  ).toEqual([])
})

test('a card names the security deposit beside what is paid', () => {
  const deposit = { ...price, securityDeposit: 20_000 }
  expect(plain(cardTerms(deposit, flow, 'sk')).at(-1)).toBe('Vratná kaucia 200,00 € pri príchode')
  expect(plain(cardTerms(deposit, flow, 'en')).at(-1)).toBe('A refundable deposit of €200.00 on arrival')
})
