import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { startTestProperty } from '../testing/fixtures/small-property.ts'
import { adminToken } from '../testing/sign-in.ts'
import type { TestApi } from '../testing/test-api.ts'
import { aStay, book, type TestProperty } from '../testing/test-property.ts'

let api: TestApi
let property: TestProperty
let base: string
let breakfast: string
const clients: Client[] = []
beforeAll(async () => {
  ;({ api, property } = await startTestProperty({}))
  await api.app.listen({ port: 0, host: '127.0.0.1' })
  base = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`
  breakfast = await property.add('common-services', {
    title: 'Raňajky',
    price: 800,
    price_unit: 'person_night',
    vat_kind: 'food',
  })
})
afterAll(async () => {
  await Promise.all(clients.map((client) => client.close()))
  await api.close()
})

async function connect(path: string, key?: string): Promise<Client> {
  // Guests' assistants speak the present revision, programs the one before: the server answers both.
  const mode = key ? 'legacy' : { pin: '2026-07-28' }
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } })
  const headers: Record<string, string> = key ? { authorization: `Bearer ${key}` } : {}
  await client.connect(new StreamableHTTPClientTransport(new URL(base + path), { requestInit: { headers } }))
  clients.push(client)
  return client
}

async function makeKey(permissions: string[]): Promise<string> {
  const body = { name: 'Pomocník', permissions }
  const made = await api.call('POST', '/api-keys', { body, token: await adminToken(api) })
  return (made.body as { key: string }).key
}

const answered = z.record(z.string(), z.unknown())
async function use(client: Client, name: string, input: object = {}) {
  const result = await client.callTool({ name, arguments: { ...input } })
  const [first] = result.content
  const text: unknown = first?.type === 'text' ? JSON.parse(first.text) : null
  return { isError: result.isError ?? false, answer: answered.parse(text) }
}
const toolsOf = async (client: Client) => (await client.listTools()).tools

describe('everybody', () => {
  test('a room for three, 2.–5. 8., with breakfast: from the question to a link where the guest pays', async () => {
    const room = await property.addUnit({ title: 'Chata', capacity: 4 })
    const guest = await connect('/mcp/public')
    const rooms = z.array(
      z.object({ id: z.string(), title: z.string(), slug: z.string(), capacity: z.int() }),
    )
    const listed = rooms.parse((await use(guest, 'list_rooms')).answer['items'])
    expect(listed.find(({ id }) => id === room)).toMatchObject({ title: 'Chata', capacity: 4 })
    const days = { from: '2027-08-02', to: '2027-08-05', adults: 3 }
    const free = (await use(guest, 'search_availability', days)).answer['items']
    expect(free).toContainEqual(expect.objectContaining({ accommodation_unit: room, available: true }))
    const services = z.array(z.object({ id: z.string(), title: z.string() }))
    const [meal] = services.parse((await use(guest, 'list_services')).answer['items'])
    expect(meal).toEqual({ id: breakfast, title: 'Raňajky' })
    const stay = aStay(room, '2027-08-02', '2027-08-05', { adults: 3 })
    const common_services = [{ common_service: breakfast, quantity: 1 }]
    const { answer: quote } = await use(guest, 'quote', { stays: [stay], common_services })
    expect(JSON.stringify(quote)).toContain('Raňajky')
    const { answer: held } = await use(guest, 'hold', { stay, common_services })
    expect(held).toMatchObject({
      link: expect.stringMatching(/\/rezervacia\?from=2027-08-02&to=2027-08-05&adults=3#pokracovanie=/),
      held_until: expect.any(String),
    })
    const device = { 'device-key': 'a-browser-of-the-guest' }
    const secret = String(held['link']).split('#pokracovanie=')[1]
    const continued = await api.call('POST', '/booking-drafts/continuations', {
      body: { token: secret },
      headers: device,
    })
    expect(JSON.parse((continued.body as { content: string }).content)).toEqual({
      query: expect.stringMatching(/room=chata\.3&step=2$/),
      draft: { services: { [breakfast]: 1 } },
    })
    const taken = (await use(guest, 'search_availability', days)).answer['items']
    expect(taken).toContainEqual(expect.objectContaining({ accommodation_unit: room, available: false }))
  })

  test('sees which tools only read, and none of the property', async () => {
    const tools = await toolsOf(await connect('/mcp/public'))
    expect(tools.map(({ name, annotations }) => [name, annotations?.readOnlyHint])).toEqual([
      ['list_rooms', true],
      ['list_services', true],
      ['search_availability', true],
      ['free_days', true],
      ['lowest_prices', true],
      ['quote', true],
      ['hold', false],
    ])
  })

  test('a refused call says why, and no page of another site may ask', async () => {
    const guest = await connect('/mcp/public')
    const stay = aStay(property.unit, '2027-08-05', '2027-08-02')
    expect(await use(guest, 'hold', { stay })).toMatchObject({
      isError: true,
      answer: { code: expect.any(String) },
    })
    const post = (origin: string) =>
      fetch(`${base}/mcp/public`, { method: 'POST', headers: { origin }, body: '{}' })
    expect((await post('https://evil.example')).status).toBe(403)
  })

  test('/llms.txt names the endpoints', async () => {
    const text = await (await fetch(`${base}/llms.txt`)).text()
    expect(text).toContain('/mcp/public')
  })
})

describe('a program with a key', () => {
  test('has the tools of its permissions, and needs a key', async () => {
    const names = async (permissions: string[]) =>
      (await toolsOf(await connect('/mcp', await makeKey(permissions)))).map(({ name }) => name)
    expect(await names(['statistics.read'])).toEqual([
      'list_rooms',
      'list_services',
      'search_availability',
      'statistics',
      'lowest_prices',
    ])
    expect(await names(['reservations.move'])).not.toContain('plan_move')
    expect(await names(['dashboard.read', 'reservations.read'])).toEqual(
      expect.arrayContaining(['today', 'find_reservation', 'get_reservation']),
    )
    const refused = await fetch(`${base}/mcp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
  })

  test('sees of a reservation what it sees through the API, without secrets', async () => {
    await book(api, [aStay(property.unit, '2027-06-10', '2027-06-12')], { payment_method: 'on_site' })
    const key = await makeKey(['reservations.read'])
    const { answer } = await use(await connect('/mcp', key), 'find_reservation', { text: 'Nováková' })
    const [found] = z.array(answered).parse(answer['items'])
    const { body } = await api.call('GET', `/reservations/${String(found?.['id'])}`, { token: key })
    expect(found).toMatchObject({ guest_name: 'Jana Nováková', state: 'confirmed' })
    expect(Object.keys(found ?? {}).filter((field) => !(field in (body as object)))).toEqual([])
    expect(JSON.stringify(answer)).not.toMatch(/example\.com|"token"/)
  })

  test('moves a stay only by a plan with its price, within ten minutes and with its own key', async () => {
    const { body } = await property.call('GET', '/reservations?_sort=createdAt:DESC&_limit=1')
    const [{ id } = { id: '' }] = body as { id: string }[]
    const permissions = ['reservations.read', 'reservations.move', 'money.read']
    const program = await connect('/mcp', await makeKey(permissions))
    const stays = [aStay(property.unit, '2027-06-10', '2027-06-13')]
    const plan = async () => (await use(program, 'plan_move', { id, stays })).answer
    const arrivalOf = async () =>
      ((await property.call('GET', `/reservations/${id}`)).body as { departure: string }).departure
    const first = await plan()
    expect(first).toMatchObject({ outcome: { difference: expect.any(Number) }, plan: expect.any(String) })
    expect(await arrivalOf()).toBe('2027-06-12')
    api.clock.advanceMinutes(11)
    expect(await use(program, 'confirm_move', { plan: first['plan'] })).toMatchObject({
      isError: true,
      answer: { code: 'stale' },
    })
    const second = await plan()
    const other = await connect('/mcp', await makeKey(permissions))
    expect(await use(other, 'confirm_move', { plan: second['plan'] })).toMatchObject({
      answer: { code: 'stale' },
    })
    expect(await use(program, 'confirm_move', { plan: second['plan'] })).toMatchObject({ isError: false })
    expect(await arrivalOf()).toBe('2027-06-13')
  })
})
