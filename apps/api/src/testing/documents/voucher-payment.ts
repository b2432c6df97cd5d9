import type { Voucher } from '@dvor/contract/money/vouchers.ts'
import type { Hold, OrderResult } from '@dvor/contract/reservations/reservations.ts'
import { afterAll, beforeAll, expect } from 'vitest'
import { addAdvent, adventHold, friday, type SoldAdvent } from '../fixtures/a-package.ts'
import { tryHold } from '../fixtures/a-service.ts'
import { buildInvoicingProperty, type InvoicingProperty } from '../fixtures/invoicing.ts'
import { idOf } from '../fixtures/read-reservation.ts'
import { order } from '../test-property.ts'
import { startTestApi, type TestApi } from '../test-api.ts'

/** A discount of ten percent for a regular guest. */
export const percentOff = {
  adjustment: { kind: 'percent', value: 10, reason: 'Stály hosť' },
  custom_lines: [] as unknown[],
}

/** A property that sells packages by voucher for the tests of a file, and orders that a voucher pays. */
export function openVoucherPayment() {
  let api: TestApi

  let property: InvoicingProperty

  beforeAll(async () => {
    api = await startTestApi()
    property = await buildInvoicingProperty(api)
    const rates = { accommodation: 5, food: 5, other: 23 }
    const vat_rates = Object.entries(rates).map(([kind, rate]) => ({ kind, rate, valid_from: '2025-01-01' }))
    await property.settings({ vat_rates })
    api.clock.set('2027-03-01T08:00:00Z')
  })

  afterAll(() => api.close())

  const outdatedOf = async (id: string) => {
    const { body } = await property.call(
      'GET',
      `/invoices?reservation=${id}&kind=invoice&_sort=createdAt:ASC`,
    )
    return (body as { is_outdated: boolean }[]).map(({ is_outdated }) => is_outdated)
  }

  /**
   * A package of 189 € whose single-purpose voucher paid it, without the stay tax. @param before what happens to the order
   * first @param sold what happens to the package after the sale of the voucher
   */
  async function paidByVoucher(
    before?: (id: string) => Promise<unknown>,
    sold?: (of: SoldAdvent) => Promise<unknown>,
  ): Promise<string> {
    const dinner = await addAdvent(property, { included_services: [], places: null })
    const { body } = await property.call('POST', '/vouchers', { package: dinner.id, method: 'cash' })
    const { id: voucher } = body as Voucher
    await sold?.(dinner)
    const { code } = (await property.call('POST', `/vouchers/${voucher}/code`, {})).body as { code: string }
    const request = { ...adventHold(dinner, await property.addUnit(), friday), services: [] }
    const { body: held } = await tryHold(api, request)
    const { body: ordered } = await order(api, held as Hold, { payment_method: 'on_site' })
    const { token, number } = ordered as OrderResult
    const id = await idOf(property, number)
    await before?.(id)
    await api.call('POST', `/reservation-details/${token}/voucher`, { body: { code } })
    return id
  }

  return {
    get api() {
      return api
    },
    get property() {
      return property
    },
    outdatedOf,
    paidByVoucher,
  }
}

/** Expects that a discount of 18,90 € on a package stays with the voucher that pays it. */
export async function expectDiscountKept(
  { api, property, outdatedOf, paidByVoucher }: ReturnType<typeof openVoucherPayment>,
  isBefore: boolean,
  agreed: object,
): Promise<void> {
  api.clock.set('2027-03-01T08:00:00Z')
  const give = (id: string) => property.call('PUT', `/reservations/${id}/price-adjustments`, agreed)
  const id = await paidByVoucher(isBefore ? give : undefined)
  if (!isBefore) await give(id)
  // The rest is the stay tax.
  const read = async () => (await property.call('GET', `/reservations/${id}`)).body
  expect(await read()).toMatchObject({ due: 600, attention: null })
  const { rows } = await api.api.db.$client.query(
    `select value - 17010 as spared, (select sum(m.amount)::int from voucher_movements m where m.voucher = v.id) as left
   from vouchers v where id in (select voucher from voucher_movements where reservation = $1)`,
    [id],
  )
  expect(rows).toEqual([{ spared: 1890, left: 1890 }])
  await property.pay(id, 600)
  api.clock.set('2027-12-12T10:00:00Z')
  await property.to(id, 'checked_in')
  expect(await property.issue(id, 'invoice')).toMatchObject([{ total: 600, vat: 0, due: 0 }])
  expect(await outdatedOf(id)).toEqual([false])
}
