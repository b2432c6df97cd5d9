import { permission, type Permission } from '@dvor/contract/accounts/permissions.ts'
import { builtInRights, builtInRole, type BuiltInRole } from '@dvor/contract/accounts/roles.ts'
import { calls } from '@dvor/contract/calls/all-calls.ts'
import { addDays } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { z } from 'zod'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { valuesIn } from './testing/answer-values.ts'
import { copySample } from './testing/fixtures/filled-sample.ts'
import { roleToken } from './testing/sign-in.ts'
import type { TestApi } from './testing/test-api.ts'

let api: TestApi
const tokens = new Map<BuiltInRole, string>()
beforeAll(async () => {
  api = await copySample({ files: 'read only' })
  for (const role of builtInRole.options) tokens.set(role, await roleToken(api, role))
})
afterAll(() => api.close())

/** Queries for the id in an address, where any row of its collection would not do. */
const ids: Readonly<Record<string, string>> = {
  'GET /services/:id/bookings':
    'select service as id from service_reservations join service_slots on service_slots.id = service_slot',
  'GET /reservations/:id/guests': 'select reservation as id from stay_guests',
  'GET /reservations/:id/messages':
    'select reservation as id from outgoing_emails where reservation is not null',
  'GET /reservations/:id/letter':
    'select reservation as id from outgoing_emails where reservation is not null',
  'GET /reservations/:id/thread':
    'select reservation as id from outgoing_emails where reservation is not null',
  'GET /reservations/:id/cancellation': "select id from reservations where state = 'confirmed'",
}

/** Reads whose declaration guards values, of people of the property. */
const guarded = calls.flatMap(({ path, access, answer }) => {
  if (!path.startsWith('GET ') || !(answer instanceof z.ZodType)) return []
  const needs = new Map(valuesIn(answer).map((value) => [value.path, value.needs]))
  const isGuarded = [...needs.values()].some((asked) => asked.length > 0)
  return isGuarded && permission.safeParse(access).success ? [[path, needs] as const] : []
})

async function addressOf(path: string): Promise<string> {
  const today = todayIn(api.clock.now())
  const query = `from=${addDays(today, -15)}&to=${addDays(today, 15)}`
  if (path === 'GET /weather-cancellations') return `/weather-cancellations?day=${today}`
  const [, table = ''] = /^GET \/([a-z-]+)\/:id/.exec(path) ?? []
  const sql = ids[path] ?? (table && `select id from ${table.replaceAll('-', '_')}`)
  if (!sql)
    return `${path.slice('GET '.length)}${/dashboard|queue|vouchers|foreigner/.test(path) ? '' : `?${query}`}`
  const { rows } = await api.api.db.$client.query<{ id: string }>(`${sql} limit 1`)
  const address = path.slice('GET '.length).replace(':id', rows[0]?.id ?? 'none')
  return path.endsWith('/bookings') ? `${address}?${query}` : address
}

/** Paths of all values of an answer, in the notation of `valuesIn`. */
function pathsIn(value: unknown, at = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => pathsIn(item, at))
  if (typeof value !== 'object' || value === null) return [at]
  return Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, `${at}.${key}`))
}

const shownTo = (role: BuiltInRole, body: unknown, needs: ReadonlyMap<string, readonly Permission[]>) => {
  const lacks = (asked: Permission) => !builtInRights[role].permissions.includes(asked)
  return pathsIn(body).filter((path) => needs.get(path)?.some(lacks))
}

/** Calls in whose answer the sample has none of the guarded values. */
const without: readonly string[] = [
  'GET /contact-messages/:id/answers',
  'GET /foreigner-reports',
  'GET /gatherings/:id/units',
  'GET /hall-demands/:id/answers',
  // Sample guests get no e-mails.
  'GET /own-emails/:id/recipients',
  // Sample guests have nothing on their bills by pieces.
  'GET /reservations/:id/bill-items',
  // No room of the sample is closed for tonight.
  'GET /room-states',
  // Nothing of the sample depends on the weather today.
  'GET /weather-cancellations',
]

test.each(guarded)('%s answers every role without the values that it may not see', async (path, needs) => {
  const address = await addressOf(path)
  const read = (role: BuiltInRole) => api.call('GET', address, { token: tokens.get(role) ?? '' })
  const whole = await read('admin')
  const isTried = pathsIn(whole.body).some((value) => (needs.get(value) ?? []).length > 0)
  expect(isTried, address).toBe(!without.includes(path))
  for (const role of builtInRole.options) {
    const { status, body } = await read(role)
    expect(status === 200 ? shownTo(role, body, needs) : [], role).toEqual([])
  }
})

test('control: values that slip into an answer are found', async () => {
  const [path, needs] = guarded.find(([one]) => one === 'GET /tape-chart') ?? []
  const { body } = await api.call('GET', await addressOf(path ?? ''), { token: tokens.get('admin') ?? '' })
  expect(shownTo('housekeeping', body, needs ?? new Map())).toEqual(
    expect.arrayContaining(['.stays.guest_name', '.stays.guest_phone', '.stays.total', '.stays.due']),
  )
})
