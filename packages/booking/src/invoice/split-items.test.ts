import { expect, test } from 'vitest'
import { composeBill, type Item } from './compose-bill.ts'
import { splitItems, type TakenPart } from './split-items.ts'

const item = (name: string, amount: number, vat_kind: Item['vat_kind']): Item => ({
  kind: amount < 0 ? 'discount' : 'supply',
  name,
  detail: null,
  quantity: 1,
  unit: 'piece',
  unit_price: amount,
  amount,
  vat_kind,
})
/** 100,00 € and 50,00 € of lodging, 30,01 € of meals, 4,50 € of tax: 184,51 €. */
const items = [
  item('Izba 1', 10_000, 'accommodation'),
  item('Izba 2', 5000, 'accommodation'),
  item('Raňajky', 3001, 'food'),
  item('Daň', 450, null),
]
const words = {
  share: () => ({ name: 'Podiel', detail: null }),
  takenBy: (who: string) => ({ name: who, detail: null }),
}
const split = (...parts: Partial<TakenPart>[]) =>
  splitItems(
    items,
    parts.map((part) => ({ lines: [], amount: 0, who: 'Firma', ...part })),
    words,
  )
const amounts = (bill: readonly Item[] | undefined) => bill?.map(({ amount }) => amount)

test('a firm pays whole lines, the rest stays with the payer', () => {
  const halves = split({ lines: [0, 2] })
  expect(amounts(halves?.parts[0])).toEqual([10_000, 3001])
  expect(amounts(halves?.rest)).toEqual([5000, 450])
})

test('a share is divided over the VAT kinds to the cent, and taken off the rest with the same cents', () => {
  // A third of 184,51 € is 61,50 €: of 150,00 € 49,9973, of 30,01 € 10,0028, of 4,50 € 1,4999.
  const third = split({ amount: 6150 }, { amount: 6150, who: 'Druhá' })
  expect(amounts(third?.parts[0])).toEqual([5000, 1000, 150])
  expect(amounts(third?.rest)).toEqual([10_000, 5000, 3001, 450, -5000, -1000, -150, -5000, -1000, -150])
  const all = [...(third?.parts ?? []), third?.rest ?? []].flat()
  for (const kind of ['accommodation', 'food', null] as const) {
    const of = (list: readonly Item[]) =>
      list.filter(({ vat_kind }) => vat_kind === kind).reduce((sum, { amount }) => sum + amount, 0)
    expect(of(all), String(kind)).toBe(of(items))
  }
})

test('the bills of all parts add up to the whole, each with the VAT of its own sums', () => {
  const halves = split({ lines: [1], amount: 1 })
  const rates = [
    { valid_from: '2020-01-01', kind: 'accommodation' as const, rate: 5 },
    { valid_from: '2020-01-01', kind: 'food' as const, rate: 19 },
  ]
  const bill = (own: readonly Item[]) =>
    composeBill({
      items: own,
      rules: { payer: true, rates, day: '2027-01-01' },
      advances: [],
      paid: 0,
      deductionName: () => '',
      exemption: null,
    }).totals
  const bills = [...(halves?.parts ?? []), halves?.rest ?? []].map(bill)
  // 50,00 € at 5 %: 2,38; 0,01 € more of lodging changes nothing.
  expect(bills[0]).toMatchObject({ total: 5001, vat: 238 })
  // 99,99 € at 5 %: 4,76; 30,01 € at 19 %: 4,79.
  expect(bills[1]).toMatchObject({ total: 13_450, vat: 955 })
  expect(bills.reduce((sum, { total }) => sum + total, 0)).toBe(bill(items).total)
})

test.each([
  ['a line in two parts', [{ lines: [0] }, { lines: [0] }]],
  ['a line that is not there', [{ lines: [4] }]],
  ['a part of nothing', [{}]],
  ['a share above what is left', [{ lines: [0] }, { amount: 8452 }]],
])('refuses %s', (_name, parts) => expect(split(...parts)).toBeNull())

test('refuses who leaves a discount without the price that it reduces', () => {
  const reduced = [item('Izba', 1000, 'accommodation'), item('Zľava', -200, 'accommodation')]
  expect(splitItems(reduced, [{ lines: [0], amount: 0, who: 'F' }], words)).toBeNull()
  expect(splitItems(reduced, [{ lines: [0, 1], amount: 0, who: 'F' }], words)?.rest).toEqual([])
})
