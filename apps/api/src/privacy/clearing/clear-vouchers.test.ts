import type { Voucher, VoucherPage } from '@dvor/contract/money/vouchers.ts'
import type { PersonExport } from '@dvor/contract/privacy/personal-data.ts'
import type { VoucherOrderResult } from '@dvor/contract/reservations/voucher-orders.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestProperty } from '../../testing/test-property.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { clearExpired } from '../clear-expired.ts'
import { startTestProperty } from '../../testing/fixtures/small-property.ts'

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

test('an erasure of the buyer clears the buyer and the greeting of a voucher, which stays valid', async () => {
  const id = await sold('eva@example.com')
  const other = await sold('peter@example.com')
  const answer = await property.call('GET', '/personal-data/person?email=eva@example.com')
  expect(answer.body).toMatchObject({
    sections: expect.arrayContaining([
      expect.objectContaining({ name: 'vouchers', count: 1 }),
      expect.objectContaining({ name: 'voucher_movements', count: 1 }),
    ]),
  })
  expect((await property.call('POST', '/personal-data/erasures', { email: 'Eva@example.com' })).status).toBe(
    200,
  )
  const { recipient_name, recipient_email } = persons
  const recipient = { recipient_name, recipient_email }
  expect(await read(id)).toMatchObject({ ...nobody, ...recipient, state: 'valid', balance: 5000 })
  expect(await read(other)).toMatchObject({ buyer_email: 'peter@example.com', ...persons })
})

test('a recipient without an address is cleared with the buyer', async () => {
  const body = { value: 5000, method: 'cash', buyer_email: 'ida@example.com', recipient_name: 'Teta Oľga' }
  const { id } = (await property.call('POST', '/vouchers', body)).body as Voucher
  await property.call('POST', '/personal-data/erasures', { email: 'ida@example.com' })
  expect(await read(id)).toMatchObject(nobody)
})

/** A voucher bought on the site and paid by transfer. */
async function bought(persons: { buyer_email: string; recipient_email?: string }) {
  await property.settings({ voucher_sale: true, iban: 'SK3112000000198742637541' })
  const order = {
    value: 10_000,
    buyer_name: 'Lea Malá',
    payment_method: 'transfer',
    terms_version: '1',
    ...persons,
  }
  const ordered = (await api.call('POST', '/voucher-orders', { body: order })).body as VoucherOrderResult
  const listed = (await property.call('GET', `/vouchers?q=${ordered.number}`)).body as VoucherPage
  const id = listed.vouchers[0]?.id ?? ''
  await property.call('POST', `/vouchers/${id}/payment`, { method: 'transfer' })
  return { ...ordered, id, page: () => api.call('GET', `/voucher-orders/${ordered.token}`) }
}

test('an erasure of the recipient leaves the buyer the order and the way to return it', async () => {
  const buyer_email = 'nora@example.com'
  const { id, page } = await bought({ buyer_email, recipient_email: 'otto@example.com' })
  const { body } = await property.call('POST', '/personal-data/erasures', { email: 'otto@example.com' })
  expect(body).toMatchObject({ cleared: { retention_reservations_days: 1 } })
  expect(await page()).toMatchObject({ status: 200, body: { withdrawal: { refund: 10_000 } } })
  expect(await read(id)).toMatchObject({ ...nobody, buyer_name: 'Lea Malá', buyer_email })
})

test('the export of the recipient has the voucher without its buyer and its payment', async () => {
  await bought({ buyer_email: 'rita@example.com', recipient_email: 'samo@example.com' })
  const exported = async (email: string) =>
    (await property.call('GET', `/personal-data/export.json?email=${email}`)).body as PersonExport
  const { sections } = await exported('samo@example.com')
  expect(sections.map(({ name }) => name)).toEqual(['received_vouchers'])
  expect(sections[0]?.records).toMatchObject([{ recipient_email: 'samo@example.com', value: 10_000 }])
  expect(JSON.stringify(sections)).not.toMatch(/Lea|rita@|transfer/)
  const names = (await exported('rita@example.com')).sections.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['vouchers', 'voucher_movements']))
  expect(names).not.toContain('received_vouchers')
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
  const { id, token } = await bought({ buyer_email: 'lea@example.com' })
  const iban = 'SK3112000000198742637541'
  await api.call('POST', `/voucher-orders/${token}/withdrawal`, { body: { iban } })
  const clear = () => clearExpired({ db: api.api.db, clock: api.clock })
  await property.call('POST', '/personal-data/erasures', { email: 'lea@example.com' })
  await clear()
  expect(await read(id)).toMatchObject({ ...nobody, refund_iban: iban, to_refund: 10_000 })
  await property.call('POST', `/vouchers/${id}/refund`, { method: 'transfer' })
  await clear()
  expect(await read(id)).toMatchObject({ ...nobody, refund_iban: null, to_refund: 0 })
})

test('an erasure of the buyer is refused until the voucher cannot be returned any more', async () => {
  const { number, page } = await bought({ buyer_email: 'pia@example.com' })
  const erase = () => property.call('POST', '/personal-data/erasures', { email: 'pia@example.com' })
  const details = { reason: 'open_withdrawal', numbers: [number] }
  expect(await erase()).toMatchObject({ status: 409, body: { code: 'open_stay', details } })
  expect((await page()).status).toBe(200)
  api.clock.advanceMinutes(15 * 24 * 60)
  expect((await erase()).status).toBe(200)
  expect((await page()).status).toBe(404)
})
