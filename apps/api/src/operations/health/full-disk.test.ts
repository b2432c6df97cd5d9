import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Dashboard } from '@dvor/contract/insight/dashboard.ts'
import { startTestProperty } from '../../testing/fixtures/small-property.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { aStay, hold, order, type TestProperty } from '../../testing/test-property.ts'

let api: TestApi
let property: TestProperty
let room = { free: 50e9, total: 100e9 }
beforeAll(async () => {
  ;({ api, property } = await startTestProperty({ readRoom: async () => room }))
})
afterEach(() => void (room = { free: 50e9, total: 100e9 }))
afterAll(() => api.close())

/** PostgreSQL refuses to write reservations, with the error of such a disk. */
async function breakDisk(state: string, message: string): Promise<() => Promise<unknown>> {
  const run = (text: string) => api.api.db.$client.query(text)
  await run(`create or replace function refuse() returns trigger language plpgsql as
    $$ begin raise exception using errcode = '${state}', message = '${message}'; end $$`)
  await run(
    'create trigger broken before insert or update on reservations for each row execute function refuse()',
  )
  return () => run('drop trigger broken on reservations')
}

test.each([
  ['a full disk', '53100', 'could not extend file: No space left on device'],
  ['files that became read-only', '42501', 'could not open file: Read-only file system'],
])(
  '%s refuses holds and orders with a code of its own, and nothing is stored',
  async (_what, state, message) => {
    const stays = [aStay(property.unit, '2027-06-01', '2027-06-03')]
    const guestHold = await hold(api, stays)
    const mend = await breakDisk(state, message)
    const full = { status: 507, body: { code: 'storage_full' } }
    expect(await order(api, guestHold, { payment_method: 'on_site' })).toMatchObject(full)
    const others = [aStay(property.unit, '2027-07-01', '2027-07-03')]
    expect(await api.call('POST', '/reservation-holds', { body: { stays: others } })).toMatchObject(full)
    await mend()
    const ordered = await order(api, guestHold, { payment_method: 'on_site' })
    expect(ordered.status).toBe(200)
    const { token } = ordered.body as { token: string }
    expect((await api.call('POST', `/reservation-details/${token}/cancellation`, { body: {} })).status).toBe(
      200,
    )
  },
)

test('a right that is missing is no full disk', async () => {
  const mend = await breakDisk('42501', 'permission denied for table reservations')
  const stays = [aStay(property.unit, '2027-08-01', '2027-08-03')]
  expect((await api.call('POST', '/reservation-holds', { body: { stays } })).status).toBe(500)
  await mend()
})

test('the dashboard warns below a tenth or 2 GB, and an instance without room is not ready', async () => {
  const low = async () => {
    const { body } = await property.call('GET', '/dashboard')
    return (body as Dashboard).alerts.find(({ kind }) => kind === 'disk_low')?.detail
  }
  expect(await low()).toBeUndefined()
  room = { free: 9.9e9, total: 100e9 }
  expect(await low()).toBe('9.9 GB free of 100 GB')
  room = { free: 1.9e9, total: 4e9 }
  expect(await low()).toBe('1.9 GB free of 4 GB')
  room = { free: 10e6, total: 100e9 }
  await api.api.start()
  await vi.waitFor(
    async () =>
      expect(await api.call('GET', '/ready')).toMatchObject({
        status: 503,
        body: { message: 'The disk of this machine is full' },
      }),
    { timeout: 20_000 },
  )
})
