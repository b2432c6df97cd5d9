import type { SecondFactorOffer } from '@dvor/contract/accounts/account.ts'
import type { GuestSheet } from '@dvor/contract/guests/guest-register.ts'
import type { Dashboard } from '@dvor/contract/insight/dashboard.ts'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { draftSealer } from '../../booking/holding/draft-queries.ts'
import { newId } from '../../db/ids.ts'
import { bookingDrafts } from '../../db/schema/reservations/booking-drafts.ts'
import { settingsRow } from '../../db/schema/settings/global-settings.ts'
import { mailPasswordSealer, mailServerRows } from '../../messaging/configured-transport.ts'
import { gatewayKeysSealer } from '../../payments/providers/stored-keys.ts'
import type { AppSecret } from '../../platform/keys.ts'
import { startTestProperty } from '../../testing/fixtures/small-property.ts'
import { addUser, signInAs, testPassword, type TestUser } from '../../testing/sign-in.ts'
import { startTestApi, type TestApi } from '../../testing/test-api.ts'
import { aStay, book, type TestProperty } from '../../testing/test-property.ts'
import { lockSettings } from '../../property/settings.ts'
import { openKeys, sealKeys } from '../../wallets/keys/stored-keys.ts'
import { countSealedEarlier, resealValues } from './reseal.ts'

const previous = 'the first secret of the property, long enough'
const current = 'the secret that replaced it, long enough, too'
const both = { current, previous }
const manyDrafts = 1100

let before: TestApi
let property: TestProperty
let owner: TestUser
let token: string
let secret: string
let guestLink: string
const opened: TestApi[] = []
beforeAll(async () => {
  ;({ api: before, property } = await startTestProperty({ appSecret: previous }))
  owner = await addUser(before)
  token = (await signInAs(before, owner)).accessToken
  const made = (path: string, body?: object) => before.call('POST', path, { token, ...(body && { body }) })
  secret = ((await made('/auth/second-factor')).body as SecondFactorOffer).secret
  expect((await made('/auth/second-factor/confirmation', { code: codeAt(before) })).status).toBe(200)
  guestLink = (
    await book(before, [aStay(property.unit, '2027-03-20', '2027-03-23')], { payment_method: 'on_site' })
  ).token
  const guests = [
    {
      first_name: 'Jana',
      last_name: 'Nováková',
      birth_date: '1985-06-01',
      nationality: 'SK',
      document_kind: 'id_card',
      document_number: 'EA123456',
      address: 'Hlavná 1, 821 01 Bratislava',
    },
  ]
  expect((await before.call('PUT', path(guestLink), { body: { guests } })).status).toBe(200)
  expect((await made('/vouchers', { value: 5000, method: 'cash' })).status).toBe(200)
  const server = { host: '127.0.0.1', port: 9, security: 'none', user: 'dvor', password: 'tajne' }
  expect((await property.call('PUT', '/mail-server', server)).status).toBe(200)
  const keys = { secret_key: 'sk_test_only', webhook_secret: 'whsec_only_for_tests' }
  expect((await property.call('PUT', '/gateway-keys/stripe', { keys })).status).toBe(200)
  const sealed = sealKeys(previous, 'google', { issuer: 'BCR2DN4', account: 'a@b.example', key: 'PEM' })
  await before.api.db
    .update(settingsRow)
    .set({ wallet_keys: { google: { sealed, name: 'wallet', expires_on: null } } })
  const sealer = draftSealer(previous)
  const ids = Array.from({ length: manyDrafts }, () => newId())
  await before.api.db
    .insert(bookingDrafts)
    .values(ids.map((id) => ({ id, token_hash: id, device: 'd', content_sealed: sealer.seal(id, 'typed') })))
})
afterAll(async () => {
  for (const api of opened) await api.close()
  await before.close()
})

/** The program after a restart with other secrets, over the same data. */
async function restartedWith(appSecret: AppSecret): Promise<TestApi> {
  const api = await startTestApi({ appSecret, pool: before.connection })
  api.clock.set(before.clock.now().toISOString())
  opened.push(api)
  return api
}
const path = (link: string) => `/reservation-details/${link}/guests`
const numberAt = async (api: TestApi) =>
  ((await api.call('GET', path(guestLink))).body as GuestSheet).guests[0]?.document_number
const codeAt = ({ clock }: TestApi) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() })
/** The status of a sign-in with the app's code of a half minute in which none was used. */
async function signInAt(api: TestApi): Promise<number> {
  before.clock.advanceMinutes(0.5)
  api.clock.set(before.clock.now().toISOString())
  const body = { identifier: owner.email, password: testPassword, code: codeAt(api) }
  return (await api.call('POST', '/auth/local', { body })).status
}
const sessionAt = async (api: TestApi) => (await api.call('GET', '/auth/second-factor', { token })).status
const alertsAt = async (api: TestApi) => {
  const session = await signInAs(api, await addUser(api))
  const { body } = await api.call('GET', '/dashboard', { token: session.accessToken })
  return (body as Dashboard).alerts.filter(({ kind }) => kind.includes('old_secret'))
}
async function settingsOpen(api: TestApi, appSecret: AppSecret) {
  const { gateway_keys, wallet_keys, mail_server } = await lockSettings(api.api.db)
  return [
    gatewayKeysSealer(appSecret)
      .open('stripe', gateway_keys['stripe'] ?? null)
      ?.includes('sk_test_only'),
    openKeys({ wallet_keys }, 'google', appSecret)?.issuer,
    mailPasswordSealer(appSecret).open(mailServerRows.mail_server, mail_server?.sealed_password ?? null),
  ]
}

test('with the new secret alone nothing opens, and sessions end', async () => {
  const api = await restartedWith(current)
  expect([await numberAt(api), await sessionAt(api), await signInAt(api)]).toEqual(['••••', 401, 400])
  expect(await settingsOpen(api, current)).toEqual([undefined, undefined, null])
  await resealValues({ db: api.api.db, appSecret: current, log: api.app.log })
  expect(await countSealedEarlier(api.api.db, both)).toBeGreaterThan(manyDrafts)
})

test('with both everything opens and sessions go on; after the job the new one is enough', async () => {
  const api = await restartedWith(both)
  expect([await numberAt(api), await sessionAt(api), await signInAt(api)]).toEqual(['••••456', 200, 200])
  // A guest, a second factor, a voucher, the gateway, the wallet, the mail server, and the drafts.
  expect(await alertsAt(api)).toMatchObject([{ kind: 'sealed_with_old_secret', count: manyDrafts + 6 }])
  await resealValues({ db: api.api.db, appSecret: both, log: api.app.log })
  expect(await countSealedEarlier(api.api.db, both)).toBe(0)
  expect(await alertsAt(api)).toMatchObject([{ kind: 'old_secret_removable', count: 1 }])

  const after = await restartedWith(current)
  expect([await numberAt(after), await signInAt(after)]).toEqual(['••••456', 200])
  expect(await settingsOpen(after, current)).toEqual([true, 'BCR2DN4', 'tajne'])
  expect(await alertsAt(after)).toEqual([])
})
