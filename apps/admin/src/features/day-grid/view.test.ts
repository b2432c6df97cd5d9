import { expect, it } from 'vitest'
import { readView, startFor, stepped, writeView } from './view.ts'

const today = '2027-07-10'
const read = (search: string) => readView(new URLSearchParams(search), today)

it('shows the month around today for an address without parameters', () => {
  expect(read('')).toEqual({ from: '2027-07-08', days: 30, withPrices: false, plan: null })
  expect(writeView(read(''), today).toString()).toBe('')
})

it('writes a choice to the address and reads it back', () => {
  const view = { from: '2027-12-20', days: 90, withPrices: true, plan: 'b1' } as const
  const address = writeView(view, today)
  expect(address.toString()).toBe('from=2027-12-20&days=90&prices=1&plan=b1')
  expect(readView(address, today)).toEqual(view)
})

it.each(['from=2027-02-30&days=31', 'from=yesterday&days=-14', 'from=0001-01-01', 'days=1e1'])(
  'ignores the invalid parameters %s',
  (search) => expect(read(search)).toEqual(read('')),
)

it('steps forth and back, and keeps some days in sight', () => {
  const view = read('days=14')
  expect(stepped(view, 1).from).toBe('2027-07-15')
  expect(stepped(stepped(view, 1), -1)).toEqual(view)
  expect(startFor('2027-03-01')).toBe('2027-02-27')
})
