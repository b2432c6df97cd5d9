import type { Dashboard } from '@dvor/contract/insight/dashboard.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestProperty } from '../../testing/fixtures/small-property.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { aGuest, aStay, hold, order, type TestProperty } from '../../testing/test-property.ts'

let api: TestApi
let property: TestProperty

beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
})
afterAll(() => api.close())

async function writeTerms(content: string): Promise<void> {
  const { body } = await property.call('GET', '/text-blocks?mark=terms-content')
  const [terms] = body as [{ id: string }]
  expect((await property.call('PUT', `/text-blocks/${terms.id}`, { content })).status).toBe(200)
  api.clock.advanceMinutes(1)
}

test('terms with gaps stop orders on the web, not those of the owner, until the owner has filled them', async () => {
  const stays = [aStay(property.unit, '2027-06-04', '2027-06-07')]
  const guestHold = await hold(api, stays)
  const ordered = () => order(api, guestHold, { payment_method: 'on_site' })
  await writeTerms('<p>Predáva {{ legal_name }}, IČO {{ ico }}, IČO {{ ico }}.</p>')
  const closed = { code: 'orders_closed', details: { missing: ['obchodné meno', 'IČO'] } }
  expect(await api.call('POST', '/reservation-holds', { body: { stays } })).toMatchObject({
    status: 409,
    body: closed,
  })
  expect(await ordered()).toMatchObject({ status: 409, body: closed })
  const dashboard = (await property.call('GET', '/dashboard')).body as Dashboard
  expect(dashboard.warnings).toContain('unfinished_terms')
  expect(dashboard.terms_gaps).toEqual(['obchodné meno', 'IČO'])
  const other = [aStay(await property.addUnit(), '2027-06-04', '2027-06-07')]
  expect((await property.call('POST', '/reservations', { stays: other, guest: aGuest })).status).toBe(200)
  await property.settings({ legal_name: 'Dvor, s. r. o.', ico: '12345679' })
  expect((await property.call('GET', '/dashboard')).body).toMatchObject({ terms_gaps: [] })
  expect((await ordered()).status).toBe(200)
})
