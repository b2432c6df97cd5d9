import type { Voucher, VoucherPage } from '@dvor/contract/money/vouchers.ts'
import type { VoucherOrderResult } from '@dvor/contract/reservations/voucher-orders.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestProperty } from '../testing/test-property.ts'
import type { TestApi } from '../testing/test-api.ts'
import { clearExpired } from './clear-expired.ts'
import { startTestProperty } from '../testing/fixtures/small-property.ts'

let api: TestApi
let property: TestProperty
beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
  api.clock.set('2027-03-01T08:00:00Z')
})
afterAll(() => api.close())

const persons = {
  buyer_name: 'Eva Malá',
  recipient_name: 'Ján Veľký',
  recipient_email: 'jan@example.com',
  message: 'Všetko najlepšie!',
}
const nobody = {
  buyer_name: null,
  buyer_email: null,
  recipient_name: null,
  recipient_email: null,
  message: null,
}

async function sold(buyer_email: string): Promise<string> {
  const body = { value: 5000, method: 'cash', ...persons, buyer_email }
  return ((await property.call('POST', '/vouchers', body)).body as Voucher).id
}
const read = async (id: string) => (await property.call('GET', `/vouchers/${id}`)).body

test('an erasure clears buyer, recipient and greeting of a voucher, which stays valid', async () => {
  const id = await sold('eva@example.com')
  const other = await sold('peter@example.com')
  const found = await property.call('GET', '/personal-data/person?email=eva@example.com')
  expect(found.body).toMatchObject({
    sections: expect.arrayContaining([
      expect.objectContaining({ name: 'vouchers', count: 1 }),
      expect.objectContaining({ name: 'voucher_movements', count: 1 }),
    ]),
  })
  expect((await property.call('POST', '/personal-data/erasures', { email: 'Eva@example.com' })).status).toBe(
    200,
  )
  expect(await read(id)).toMatchObject({ ...nobody, state: 'valid', balance: 5000 })
  expect(await read(other)).toMatchObject({ buyer_email: 'peter@example.com', ...persons })
})

test('the nightly job clears them when the time after the last day is over', async () => {
  const id = await sold('zuzana@example.com')
  const clear = () => clearExpired({ db: api.api.db, clock: api.clock })
  api.clock.set('2031-02-01T08:00:00Z')
  await clear()
  expect(await read(id)).toMatchObject({ buyer_email: 'zuzana@example.com' })
  api.clock.set('2031-03-10T08:00:00Z')
  await clear()
  expect(await read(id)).toMatchObject(nobody)
})

test('the account of a withdrawn voucher stays until the money is paid back', async () => {
  await property.settings({ voucher_sale: true, iban: 'SK3112000000198742637541' })
  const order = {
    value: 10_000,
    buyer_name: 'Lea Malá',
    buyer_email: 'lea@example.com',
    payment_method: 'transfer',
    terms_version: '1',
  }
  const placed = (await api.call('POST', '/voucher-orders', { body: order })).body as VoucherOrderResult
  const listed = (await property.call('GET', `/vouchers?q=${placed.number}`)).body as VoucherPage
  const id = listed.vouchers[0]?.id ?? ''
  await property.call('POST', `/vouchers/${id}/payment`, { method: 'transfer' })
  const iban = 'SK3112000000198742637541'
  await api.call('POST', `/voucher-orders/${placed.token}/withdrawal`, { body: { iban } })
  const clear = () => clearExpired({ db: api.api.db, clock: api.clock })
  await property.call('POST', '/personal-data/erasures', { email: 'lea@example.com' })
  await clear()
  expect(await read(id)).toMatchObject({ ...nobody, refund_iban: iban, to_refund: 10_000 })
  await property.call('POST', `/vouchers/${id}/refund`, { method: 'transfer' })
  await clear()
  expect(await read(id)).toMatchObject({ ...nobody, refund_iban: null, to_refund: 0 })
})
