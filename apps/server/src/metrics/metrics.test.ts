import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { ApiFigures } from '@dvor/api/figures.ts'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { countRequests } from './count-requests.ts'
import { mountMetrics } from './metrics-route.ts'
import { Metrics } from './metrics.ts'
import { pageLabels } from './page-labels.ts'

const token = 'a token that is long enough'
const figures: ApiFigures = {
  pool: { total: 5, idle: 3, waiting: 1 },
  jobs: [{ job: 'send-reminders', succeeded: 4, failed: 1, seconds: 2.5 }],
  property: {
    emails_waiting: 2,
    oldest_email_at: new Date(Date.now() - 90_000).toISOString(),
    emails_dead: 1,
    payments_open: 3,
    refunds_open: 0,
    voucher_refunds: 0,
    refunds_failed: 0,
    lines_open: 7,
    lines_forgotten: 6,
    webhooks_off: 0,
    e_invoices_failed: 0,
    e_invoices_unset: 0,
    feeds_stale: 0,
    feeds_lost: 0,
    events_unread: 0,
    conflicts_unseen: 0,
    guests_missing: 4,
    foreigners_due: 5,
    stay_tax_due: 1,
    tasks_overdue: 2,
    jobs_failing: ['send-reminders'],
    passwords_initial: 0,
    backup_at: null,
    backup_failure: null,
    backup_copy_failure: null,
    restore_test_failure: null,
    property_since: null,
  },
}

const open: FastifyInstance[] = []
afterEach(async () => {
  for (const app of open.splice(0)) await app.close()
})

/** A server that really listens, with one route and the figures beside it. */
async function serve(options: { token?: string; behindProxy?: boolean } = {}, now = () => figures) {
  const metrics = new Metrics()
  const app = fastify()
  countRequests(app, metrics)
  mountMetrics(app, { metrics, figures: async () => now(), behindProxy: false, ...options })
  app.get('/api/units/:id', async () => ({ ok: true }))
  app.get('/page', async () => (await app.inject({ url: '/api/units/7' })).json<unknown>())
  open.push(app)
  app.server.listen(0, '127.0.0.1')
  await Promise.all([app.ready(), once(app.server, 'listening')])
  const { port } = app.server.address() as AddressInfo
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers })
  return { metrics, get, text: async (headers = {}) => (await get('/metrics', headers)).text() }
}

test('requests are counted by the pattern of their route; what was typed is in no label', async () => {
  const { get, metrics, text } = await serve()
  await get('/api/units/jana%40example.com?email=jana@example.com')
  await get('/jana@example.com')
  metrics.pageLabel = pageLabels(['blog/:slug'])
  await get('/blog/jana@example.com')
  const shown = await text()
  expect(shown).toContain(
    'dvor_http_request_seconds_count{method="GET",route="/api/units/:id",status="200"} 1',
  )
  expect(shown).toContain('dvor_http_request_seconds_count{method="GET",route="page",status="404"} 1')
  expect(shown).toContain('{method="GET",route="page /blog/:slug",status="404"} 1')
  expect(shown).not.toContain('jana')
})

test('a page’s calls within the process count to the page', async () => {
  const { get, text } = await serve()
  await get('/page')
  const shown = await text()
  expect(shown).toContain('dvor_http_request_seconds_count{method="GET",route="/page",status="200"} 1')
  expect(shown).not.toContain('/api/units')
})

test('figures of the property, its jobs and its connections; those that cannot be read are left out', async () => {
  let property: ApiFigures['property'] = figures.property
  const { metrics, text } = await serve({}, () => ({ ...figures, property }))
  metrics.watchCache('pages', { bytes: 2048, tally: { hits: 9, misses: 2, drops: 1 } })
  await metrics.timed(async () => 'a page')()
  const shown = await text()
  for (const line of [
    'dvor_property_readable 1',
    'dvor_emails_waiting 2',
    'dvor_payments_open 3',
    'dvor_guests_missing 4',
    'dvor_foreigners_due 5',
    'dvor_stay_tax_due 1',
    'dvor_tasks_overdue 2',
    'dvor_jobs_failing 1',
    'dvor_db_pool_connections{state="used"} 2',
    'dvor_job_runs_total{job="send-reminders",outcome="failed"} 1',
    'dvor_cache_requests_total{cache="pages",result="hit"} 9',
    'dvor_page_render_seconds_count{outcome="made"} 1',
  ])
    expect(shown).toContain(`${line}\n`)
  expect(Number(/^dvor_emails_oldest_seconds (.*)$/m.exec(shown)?.[1])).toBeGreaterThanOrEqual(90)
  expect(shown).toContain('nodejs_eventloop_lag_seconds')
  expect(shown).not.toMatch(/^dvor_backup_age_seconds/m)
  property = null
  const blind = await text()
  expect(blind).toContain('dvor_property_readable 0\n')
  expect(blind).not.toMatch(/^dvor_emails_waiting/m)
  // Asked again, counters say the same, not twice as much.
  expect(blind).toContain('dvor_job_runs_total{job="send-reminders",outcome="failed"} 1\n')
})

test('with a token only who knows it; for others there is no such page', async () => {
  const { get } = await serve({ token })
  const status = async (authorization?: string) =>
    (await get('/metrics', authorization ? { authorization } : {})).status
  expect(await status()).toBe(404)
  expect(await status('Bearer another token altogether')).toBe(404)
  expect(await status(`Bearer ${token}`)).toBe(200)
})

test('without one only this machine itself, and nobody whom a proxy brings', async () => {
  const { get } = await serve()
  expect((await get('/metrics')).status).toBe(200)
  for (const name of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])
    expect((await get('/metrics', { [name]: '203.0.113.9' })).status).toBe(404)
  const public_ = await serve({ behindProxy: true })
  expect((await public_.get('/metrics')).status).toBe(404)
})
