import { createServer } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { createApi } from '../app.ts'
import type { ApiOptions } from '../options.ts'

/**
 * Runs the API over an empty database with the additions of `docs/add-state-provider.sh` and prints the results: a
 * reservation paid and refunded at the new gateway, and the new state of it. Only a scratch copy has these additions.
 */
const [host, port, user, database] = process.argv.slice(2)
const dataDir = await mkdtemp(join(tmpdir(), 'dvor-additions-'))
const app = fastify({ logger: false })
const password = 'heslo-obchodu'

interface GatewayPayment {
  state: 'open' | 'paid' | 'failed'
  amount: number
  currency: string
  refunded: number
}

/** The gateway's records, by the property's references. */
const payments = new Map<string, GatewayPayment>()
const gateway = createServer((request, response) => {
  void (async () => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const [, , reference = '', isRefund] = (request.url ?? '').split('/')
    const sent =
      chunks.length > 0 ? (JSON.parse(Buffer.concat(chunks).toString()) as { amount: number }) : null
    const known = payments.get(reference)
    if (sent && isRefund && known) known.refunded += sent.amount
    else if (sent) payments.set(reference, { state: 'open', currency: 'EUR', refunded: 0, ...sent })
    response.end(JSON.stringify(payments.get(reference)))
  })()
})
await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
const { port: gatewayPort } = gateway.address() as AddressInfo

const options: ApiOptions = {
  pool: { host, port: Number(port), user, database, max: 5 },
  dataDir,
  appSecret: 'a secret for tests only, long enough to derive keys from',
  publicUrl: 'http://127.0.0.1:3000',
  sandboxAllowed: false,
  sampleData: false,
  admin: { email: 'owner@example.com', password: 'lipy-kvitnu-v-juni' },
  passwordCost: { memoryKib: 64, passes: 1 },
  logger: app.log,
  gatewayApis: Object.fromEntries([['demopay', `http://127.0.0.1:${gatewayPort}`]]),
}
const api = createApi(options)
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
try {
  await api.prepare(() => undefined)
  await app.register(api.plugin, { prefix: '/api' })
  const { accessToken } = await call('POST', '/auth/local', {
    identifier: 'owner@example.com',
    password: 'lipy-kvitnu-v-juni',
  })
  await call('PUT', '/gateway-keys/demopay', { keys: { password } }, accessToken)
  const object = await call('POST', '/accommodation-objects', { title: 'Dom' }, accessToken)
  const unit = await call(
    'POST',
    '/accommodation-units',
    { accommodation_object: object['id'], title: 'Izba', code: 'I1', capacity: 2, base_price: 8000 },
    accessToken,
  )
  const stay = {
    accommodation_unit: unit['id'],
    arrival: dayIn(60),
    departure: dayIn(62),
    adults: 2,
    children_ages: [],
  }
  const { token, id } = await payAtGateway(stay, accessToken)
  await refund(id, accessToken)

  print(
    `state: before ${await statusOf('POST', '/reservation-holds', { stays: [stay] })} for the same nights`,
  )
  const postponed = await call('PUT', `/reservations/${id}`, { state: 'postponed' }, accessToken)
  print(`state: the reservation is ${String(postponed['state'])}`)
  print(`state: after ${await statusOf('POST', '/reservation-holds', { stays: [stay] })} for the same nights`)
  const seen = await call('GET', `/reservation-details/${token}`)
  print(`state: its guest sees ${String(seen['state'])}`)
  const listed = await app.inject({ url: '/api/exports/reservations.csv', headers: bearer(accessToken) })
  print(`state: the export ${listed.body.includes('Odložená') ? 'has' : 'lacks'} it`)
} finally {
  await api.close()
  await app.close()
  gateway.close()
  await rm(dataDir, { recursive: true })
}

/** Orders the stay by card, pays it at the gateway and sends the notification. */
async function payAtGateway(stay: object, accessToken: unknown) {
  const held = await call('POST', '/reservation-holds', { stays: [stay] })
  const { total } = held['price'] as { total: number }
  const ordered = await call('POST', '/reservation-orders', {
    hold_token: held['token'],
    guest: {
      first_name: 'Jana',
      last_name: 'Nová',
      email: 'jana@example.com',
      phone: '+421900123456',
      country: 'SK',
    },
    payment_method: 'card',
    terms_version: '1',
    expected_total: total,
  })
  const reference = String(ordered['payment_url']).split('/').at(-1) ?? ''
  const payment = payments.get(reference)
  if (!payment) throw new Error('the gateway knows no payment')
  const forged = await statusOf('POST', '/payments/demopay/notifications', { password: 'x', reference })
  payment.state = 'paid'
  const notified = await statusOf('POST', '/payments/demopay/notifications', { password, reference })
  print(`provider: a forged notification ${forged}, a true one ${notified}`)
  const token = String(ordered['token'])
  const { state, paid } = await call('GET', `/reservation-details/${token}`)
  print(
    `provider: the reservation is ${String(state)}, ${paid === payment.amount ? 'its deposit' : 'nothing'} paid`,
  )
  const found = await app.inject({
    url: `/api/reservations?number=${String(ordered['number'])}`,
    headers: bearer(accessToken),
  })
  return { token, id: found.json<{ id: string }[]>()[0]?.id ?? '' }
}

/** Gives one euro back. */
async function refund(id: string, accessToken: unknown) {
  const overview = await call('GET', `/reservations/${id}/payments`, undefined, accessToken)
  const [payment] = overview['refundable'] as { transaction: string }[]
  const body = { transaction: payment?.transaction, amount: 100 }
  const { state } = await call('POST', `/reservations/${id}/refunds`, body, accessToken)
  const [known] = payments.values()
  print(`provider: a refund is ${String(state)}, the gateway gave ${known?.refunded} cents back`)
}

function bearer(token: unknown) {
  return { authorization: `Bearer ${String(token)}` }
}

async function statusOf(method: 'POST', path: string, payload: object): Promise<number> {
  return (await app.inject({ method, url: `/api${path}`, payload })).statusCode
}

/** One call of the API; any answer but 200 ends the program. */
async function call(method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, token?: unknown) {
  const headers = token ? bearer(token) : {}
  const answer = await app.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) })
  if (answer.statusCode !== 200) throw new Error(`${method} ${path}: ${answer.statusCode} ${answer.body}`)
  return answer.json<Record<string, unknown>>()
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
