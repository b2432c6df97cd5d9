import type { GuestChangeOutcome } from '@dvor/contract/reservations/guest-changes.ts'
import type { Hold } from '@dvor/contract/reservations/reservations.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aStay, actAtGateway, book, hold, order, type TestProperty } from '../../testing/test-property.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { detailOf } from '../../testing/fixtures/read-reservation.ts'
import { startTestProperty } from '../../testing/fixtures/small-property.ts'

let api: TestApi
let property: TestProperty
beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
})
afterAll(() => api.close())

const change = (token: string, body: unknown, version?: string) =>
  api.call('POST', `/reservation-details/${token}/changes`, {
    body,
    headers: version ? { 'if-match': `"${version}"` } : {},
  })
const dryRun = async (token: string, body: object) => {
  const answer = await change(token, { ...body, dry_run: true })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body as GuestChangeOutcome
}

/** A paid stay of three nights in a unit of its own. */
async function aPaidStay(arrival: string, departure: string, unitValues = {}) {
  const unit = await property.addUnit(unitValues)
  const { token, number, payment_url } = await book(api, [aStay(unit, arrival, departure)])
  await actAtGateway(api, payment_url, 'pay')
  const detail = await detailOf(api, token)
  const [stay] = detail.stays
  if (!stay) throw new Error('booked without a stay')
  return { unit, token, number, detail, stay: { id: stay.id, arrival, departure, adults: 2 } }
}

const mails = async (key: string, number: string) =>
  (
    (await property.call('GET', `/outgoing-emails?key=${key}&_limit=-1`)).body as {
      body: string
      subject: string
    }[]
  ).filter(({ body, subject }) => `${subject}${body}`.includes(number))

test('a longer stay is previewed, then stored; the balance is due and both get e-mails', async () => {
  const { token, number, detail, stay, unit } = await aPaidStay('2027-07-01', '2027-07-04')
  expect(detail).toMatchObject({ paid: 7470, change_until: '2027-06-28' })
  const request = { stays: [{ ...stay, departure: '2027-07-05' }] }
  const shown = await dryRun(token, request)
  expect(shown).toMatchObject({ before: 24_900, difference: 8300, refund: 0 })
  expect(await detailOf(api, token)).toEqual(detail)
  const kept = await change(token, { ...request, expected_total: shown.price.total }, detail.updated_at)
  expect(kept).toMatchObject({ status: 200, body: shown })
  const after = await detailOf(api, token)
  expect(after).toMatchObject({ state: 'confirmed', paid: 7470, due: 33_200 - 7470 })
  expect(after.stays).toMatchObject([{ arrival: '2027-07-01', departure: '2027-07-05' }])
  expect(shown.due_now).toBe(after.due_now)
  const late = await api.call('POST', '/reservation-holds', {
    body: { stays: [aStay(unit, '2027-07-04', '2027-07-06')] },
  })
  expect(late).toMatchObject({ status: 409, body: { code: 'nights_taken' } })
  const [mail, ...more] = await mails('reservation_changed', number)
  expect(more).toEqual([])
  const body = mail?.body.replaceAll('\u00A0', ' ') ?? ''
  expect(body).toContain('332,00 €')
  expect(body).toContain('Do 1. 6. 2027 vrátane zrušíte rezerváciu bezplatne')
  expect(await mails('owner_attention', number)).toHaveLength(1)
})

test('a timely shorter stay frees its nights and returns the overpaid amount', async () => {
  const { token, stay, unit, number } = await aPaidStay('2027-07-01', '2027-07-11')
  const request = { stays: [{ ...stay, departure: '2027-07-03' }] }
  const { price, refund } = await dryRun(token, request)
  // The deposit of ten nights is higher than the price of two.
  expect({ total: price.total, refund }).toEqual({ total: 16_600, refund: 24_900 - 16_600 })
  expect((await change(token, { ...request, expected_total: price.total })).status).toBe(200)
  const [owned] = (await property.call('GET', `/reservations?number=${number}`)).body as {
    attention: string
  }[]
  expect(owned?.attention.replaceAll('\u00A0', ' ')).toContain('Treba vrátiť 83,00 €.')
  await hold(api, [aStay(unit, '2027-07-03', '2027-07-11')], '10.1.1.1')
})

test('once a cancellation costs something, no change makes it cheaper', async () => {
  const { token, stay } = await aPaidStay('2027-04-05', '2027-04-08')
  const refusal = { status: 409, body: { code: 'change_not_allowed', details: { reason: 'fee' } } }
  const shorter = { stays: [{ ...stay, departure: '2027-04-07' }], dry_run: true }
  const later = { stays: [{ ...stay, arrival: '2027-06-05', departure: '2027-06-09' }], dry_run: true }
  expect(await change(token, shorter)).toMatchObject(refusal)
  expect(await change(token, later)).toMatchObject(refusal)
  await dryRun(token, { stays: [{ ...stay, departure: '2027-04-10' }] })
})

test('a change that would bring the price below zero is refused with its reason', async () => {
  const { token, number, stay } = await aPaidStay('2027-07-01', '2027-07-04')
  const custom_lines = [{ label: 'Zľava', quantity: 1, unit_price: -15_000, vat_kind: 'accommodation' }]
  const [owned] = (await property.call('GET', `/reservations?number=${number}`)).body as { id: string }[]
  const path = `/reservations/${owned?.id}/price-adjustments`
  expect((await property.call('PUT', path, { adjustment: null, custom_lines })).status).toBe(200)
  const refusal = { status: 409, body: { code: 'change_not_allowed', details: { reason: 'below_zero' } } }
  const toOneNight = { stays: [{ ...stay, departure: '2027-07-02' }] }
  expect(await change(token, { ...toOneNight, dry_run: true })).toMatchObject(refusal)
  expect(await change(token, { ...toOneNight, expected_total: -6700 })).toMatchObject(refusal)
  const { price } = await dryRun(token, { stays: [{ ...stay, departure: '2027-07-03' }] })
  expect(price.total).toBe(16_600 - 15_000)
})

test('the agreed rules apply, whatever the property changes later', async () => {
  const { token, detail } = await aPaidStay('2027-04-20', '2027-04-22')
  expect(detail.cancellation_rules.map(({ fee_percent }) => fee_percent)).toEqual([0, 30, 50, 100])
  await property.settings({ cancellation_rules: [{ days_before: 300, fee_percent: 90 }] })
  const quote = await api.call('POST', `/reservation-details/${token}/cancellation`, {
    body: { dry_run: true },
  })
  expect(quote.body).toMatchObject({ fee: 0, refund: detail.paid })
  expect((await detailOf(api, token)).cancellation_rules).toEqual(detail.cancellation_rules)
  const settings = (await property.call('GET', '/global-settings')).body as { cancellation_rules: unknown[] }
  expect(settings.cancellation_rules).toHaveLength(1)
  await property.settings({
    cancellation_rules: [
      { days_before: 30, fee_percent: 0 },
      { days_before: 14, fee_percent: 30 },
      { days_before: 7, fee_percent: 50 },
    ],
  })
})

test('common services can be added and removed; mandatory ones stay', async () => {
  const breakfast = await property.add('common-services', {
    title: 'Raňajky',
    price: 900,
    price_unit: 'person_night',
    vat_kind: 'food',
  })
  const { token } = await aPaidStay('2027-08-01', '2027-08-03')
  const request = { common_services: [{ common_service: breakfast, quantity: 1 }] }
  const { price, difference } = await dryRun(token, request)
  expect(difference).toBe(4 * 900)
  await change(token, { ...request, expected_total: price.total })
  expect((await detailOf(api, token)).common_services).toMatchObject([{ title: 'Raňajky' }])
  const gone = await dryRun(token, { common_services: [] })
  expect(gone.difference).toBe(-3600)
  const kept = await change(token, { common_services: [], expected_total: gone.price.total })
  expect(kept.status).toBe(200)
  expect((await detailOf(api, token)).common_services).toEqual([])
})

test('other persons on the agreed days meet no rule for new days, only the places of the unit', async () => {
  const { token, unit, stay } = await aPaidStay('2027-07-01', '2027-07-04')
  const season = { valid_from: '2027-06-01', valid_to: '2027-08-31', price: 8000, min_nights: 7 }
  await property.addPrice({ accommodation_unit: unit, ...season, arrival_weekdays: [6] })
  const withChild = { stays: [{ ...stay, children_ages: [5] }] }
  const { price } = await dryRun(token, withChild)
  expect((await change(token, { ...withChild, expected_total: price.total })).status).toBe(200)
  const [{ id } = stay] = (await detailOf(api, token)).stays
  const refusals = async (changed: object) => {
    const { body } = await change(token, { stays: [{ ...stay, id, ...changed }], dry_run: true })
    const { details } = body as { details: { stays: { refusals: { code: string }[] }[] } }
    return details.stays.flatMap((one) => one.refusals.map(({ code }) => code))
  }
  expect(await refusals({ adults: 4 })).toEqual(['too_small'])
  expect(await refusals({ departure: '2027-07-05' })).toEqual(['min_nights', 'arrival_weekday'])
})

test('a discount for some days does not move with the guest to others', async () => {
  const unit = await property.addUnit()
  const days = { stay_from: '2027-10-01', stay_to: '2027-10-31' }
  await property.add('coupons', { code: 'JESEN', kind: 'percent', value: 20, ...days })
  const stays = [aStay(unit, '2027-10-01', '2027-10-05')]
  const ordered = await order(api, await hold(api, stays), {
    payment_method: 'on_site',
    expected_total: 32_000 * 0.8 + 1200,
    more: { coupon: 'JESEN' },
  })
  const { token } = ordered.body as { token: string }
  const [{ id } = { id: '' }] = (await detailOf(api, token)).stays
  const moved = (arrival: string, departure: string) => ({
    stays: [{ id, arrival, departure, adults: 2 }],
    dry_run: true,
  })
  expect(await change(token, moved('2027-07-10', '2027-07-14'))).toMatchObject({
    status: 409,
    body: { code: 'change_not_allowed', details: { reason: 'coupon' } },
  })
  expect((await change(token, moved('2027-10-20', '2027-11-01'))).status).toBe(200)
})

test('a guest of a plan that is sold early may add a person later', async () => {
  const unit = await property.addUnit()
  const early = { direction: 'discount', effect: 'percent', value: 1000, days_from: 60 }
  const rate_plan = await property.add('rate-plans', { title: 'Skorá', units: [unit], ...early })
  const answer = await api.call('POST', '/reservation-holds', {
    body: { stays: [aStay(unit, '2027-05-20', '2027-05-22')], rate_plan },
  })
  const ordered = await order(api, answer.body as Hold, { payment_method: 'on_site', more: { rate_plan } })
  const { token } = ordered.body as { token: string }
  const [stay] = (await detailOf(api, token)).stays
  await property.call('PUT', `/rate-plans/${rate_plan}`, { days_from: 300 })
  const { arrival, departure, id } = stay ?? { arrival: '', departure: '', id: '' }
  await dryRun(token, { stays: [{ id, arrival, departure, adults: 3 }] })
})

test('refuses taken nights, rules of the property, another price, a stale page, a foreign stay, a late change', async () => {
  const { token, stay, unit, detail } = await aPaidStay('2027-09-10', '2027-09-13', { min_nights: 2 })
  await book(api, [aStay(unit, '2027-09-13', '2027-09-15')], { payment_method: 'on_site' })
  const longer = { stays: [{ ...stay, departure: '2027-09-14' }] }
  expect(await change(token, { ...longer, dry_run: true })).toMatchObject({
    status: 409,
    body: {
      code: 'nights_taken',
      details: { stays: [{ refusals: [{ code: 'taken', nights: ['2027-09-13'] }] }] },
    },
  })
  const short = { stays: [{ ...stay, departure: '2027-09-11' }], dry_run: true }
  expect((await change(token, short)).body).toMatchObject({ code: 'not_available' })
  const full = { stays: [{ ...stay, adults: 4 }], dry_run: true }
  expect((await change(token, full)).body).toMatchObject({ code: 'not_available' })
  const earlier = { stays: [{ ...stay, arrival: '2027-09-09' }] }
  expect((await change(token, { ...earlier, expected_total: 1 })).body).toMatchObject({
    code: 'price_changed',
  })
  expect((await change(token, earlier)).status).toBe(400)
  const { price } = await dryRun(token, earlier)
  const stale = await change(token, { ...earlier, expected_total: price.total }, '2020-01-01T00:00:00.000Z')
  expect(stale.body).toMatchObject({ code: 'stale' })
  const foreign = { stays: [{ ...stay, id: unit }], dry_run: true }
  expect((await change(token, foreign)).body).toMatchObject({ code: 'stale' })
  expect(await detailOf(api, token)).toEqual(detail)
  api.clock.advanceMinutes(60 * 24 * 182)
  const late = await change(token, { ...longer, dry_run: true })
  expect(late.body).toMatchObject({ code: 'change_not_allowed', details: { reason: 'too_late' } })
  expect((await detailOf(api, token)).change_until).toBeNull()
})
