import type { PushSettings } from '@dvor/contract/accounts/push.ts'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PropertyPerTest } from '../testing/fixtures/property-per-test.ts'
import { startFeedServer, type FeedServer } from '../testing/servers/feed-server.ts'
import { makeDevice, type PushDevice } from '../testing/servers/push-device.ts'
import { tokenWith } from '../testing/sign-in.ts'
import type { TestApi } from '../testing/test-api.ts'
import { aStay, book, type TestProperty } from '../testing/test-property.ts'
import { PushSender } from './sender.ts'

let server: FeedServer
let properties: PropertyPerTest
let api: TestApi
let property: TestProperty
let device: PushDevice
let status = 201
const received: { body: Buffer; key: string }[] = []
beforeAll(async () => {
  server = await startFeedServer()
  properties = new PropertyPerTest({ reach: server.reach })
  server.serves(async (request, response) => {
    const key = /k=([\w-]+)/.exec(request.headers.authorization ?? '')?.[1] ?? ''
    received.push({ body: await buffer(request), key })
    response.writeHead(status).end()
  })
})
beforeEach(async () => {
  ;({ api, property } = await properties.open())
  received.length = 0
  status = 201
  device = makeDevice(server.url)
})
afterAll(async () => {
  await properties.close()
  await server.close()
})

const settings = async () => (await property.call('GET', '/push')).body as PushSettings
const turnOn = () => property.call('POST', '/push-subscriptions', device.input)
const order = () =>
  book(api, [aStay(property.unit, '2027-05-10', '2027-05-12')], { payment_method: 'on_site' })

/** Sends what is due. @returns what arrives at the device meanwhile, decrypted */
async function arrived(): Promise<unknown[]> {
  const before = received.length
  const sender = new PushSender({
    db: api.api.db,
    clock: api.clock,
    log: api.app.log,
    appSecret: 'a secret for tests only, long enough to derive keys from',
    publicUrl: 'https://dvor.example',
    reach: server.reach,
    notifications: { on: () => undefined },
  })
  sender.wake()
  await sender.settle()
  return received.slice(before).map(({ body }) => device.open(body))
}

test('a booking arrives encrypted, from the property, without the guest and with the way to it', async () => {
  await turnOn()
  await order()
  const { body } = await property.call('GET', '/reservations')
  expect(await arrived()).toEqual([
    {
      web_push: 8030,
      notification: expect.objectContaining({
        title: 'Nová rezervácia',
        body: expect.stringMatching(/^10\.\s–\s12\.\s5\.\s2027$/),
        navigate: `https://dvor.example/reservations/edit/${(body as { id: string }[])[0]?.id}`,
      }),
    },
  ])
  expect(received[0]?.key).toBe((await settings()).public_key)
  expect(await arrived()).toEqual([])
})

test('a person chooses what to be told of, and whether guests are named', async () => {
  await turnOn()
  await property.call('PUT', '/push', { kinds: ['booking'], with_names: true })
  await order()
  const message = { name: 'Eva', email: 'eva@example.com', message: 'Dobrý deň', privacy_agreed: true }
  await api.call('POST', '/contact-messages', { body: message })
  expect(await arrived()).toMatchObject([
    { notification: { body: expect.stringMatching(/ · Jana Nováková$/) } },
  ])
})

test('who may no longer see bookings is told of none', async () => {
  const token = await tokenWith(api, ['dashboard.read'])
  await api.call('POST', '/push-subscriptions', { token, body: device.input })
  await order()
  expect(await arrived()).toEqual([])
  expect((await api.api.db.$client.query('select from push_messages')).rowCount).toBe(0)
})

test('a service that is away is asked again, a device that is gone is forgotten', async () => {
  await turnOn()
  await order()
  status = 503
  expect(await arrived()).toHaveLength(1)
  expect(await arrived()).toEqual([])
  api.clock.advanceMinutes(1)
  status = 410
  expect(await arrived()).toHaveLength(1)
  expect((await settings()).devices).toEqual([])
})

test('no connection is made to an address inside the network', async () => {
  server.names.set('inside.example', ['10.0.0.5'])
  device = makeDevice('https://inside.example/push')
  await turnOn()
  await order()
  expect(await arrived()).toEqual([])
  expect((await settings()).devices).toHaveLength(1)
})
