import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import type { Admission, Standing } from './admission.ts'
import { gateOf } from './rush-gate.ts'
import { refuseCallsInRush } from './refuse-calls.ts'
import { turnCookies } from './turn-cookies.ts'

const cookies = turnCookies('a secret for tests that is long enough for keys', false)

/** A server in a rush, with a page and a call; `reached` is the last turn that was let in. */
async function serverInRush() {
  const state = { reached: 0, refused: new Set<Standing>(['new']), next: 1000 }
  const admission: Admission = {
    isRush: true,
    waiting: 1,
    allows: (standing) => !state.refused.has(standing),
    enter: (turn = ++state.next) => ({ turn, isReached: turn <= state.reached }),
    timesFor: () => ({ againSeconds: 4, waitSeconds: 130 }),
    begin: () => () => undefined,
    tick: () => undefined,
  }
  const gate = gateOf(admission, cookies)
  const app = fastify()
  await app.register(async (scope) => {
    refuseCallsInRush(scope, gate)
    scope.all('/api/units', () => ({ units: [] }))
    scope.get('/api/health', { config: { evenUnderPressure: true } }, () => 'ok')
  })
  app.setNotFoundHandler((request, reply) => gate.hold(request, reply) ?? reply.code(200).send('the page'))
  onTestFinished(() => app.close())
  const visit = (url: string, cookie = '', method: 'GET' | 'POST' = 'GET') =>
    app.inject({ method, url, headers: { cookie } })
  return { state, visit, app }
}

/** The cookies of an answer, as a browser sends them back. */
const kept = (answer: { cookies: { name: string; value: string }[] }) =>
  answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')

test('a visitor keeps the turn, and comes in when it is reached', async () => {
  const { state, visit } = await serverInRush()
  const first = await visit('/rezervacia?krok=2')
  expect([first.statusCode, first.headers['retry-after'], first.headers['cache-control']]).toEqual([
    503,
    '4',
    'no-store',
  ])
  expect(first.body).toContain('<html lang="sk">')
  expect(first.body).toContain('<meta http-equiv="refresh" content="4">')
  expect(first.body).toContain('Čakanie: asi 2 min')
  const again = await visit('/rezervacia?krok=2', kept(first))
  expect([again.statusCode, kept(again)]).toEqual([503, kept(first)])
  state.reached = 1001
  const inside = await visit('/rezervacia?krok=2', kept(first))
  expect([inside.statusCode, inside.body]).toEqual([200, 'the page'])
  state.reached = 0
  expect((await visit('/rezervacia?krok=3', kept(inside))).statusCode).toBe(200)
  state.refused.add('admitted')
  expect((await visit('/rezervacia?krok=3', kept(inside))).statusCode).toBe(503)
})

test('the page waits in the language of its address', async () => {
  const { visit } = await serverInRush()
  expect((await visit('/en/rezervacia')).body).toContain('You are in the queue')
})

test('a turn or a pass that was not signed here counts for nothing', async () => {
  const { state, visit } = await serverInRush()
  state.reached = 500
  for (const forged of [
    'dvor-turn=1.aaaaaaaaaaaaaaaaaaaaaa',
    'dvor-turn=1',
    'dvor-pass=9999999999999.aaaaaaaaaaaaaaaaaaaaaa',
  ])
    expect((await visit('/rezervacia', forged)).statusCode).toBe(503)
})

test('a navigation by script is sent to the page itself', async () => {
  const { visit } = await serverInRush()
  const answer = await visit('/en/rezervacia.data?krok=2&_routes=root')
  expect([
    answer.statusCode,
    answer.headers['x-remix-redirect'],
    answer.headers['x-remix-reload-document'],
  ]).toEqual([204, '/en/rezervacia?krok=2', 'true'])
  expect((await visit('/_.data')).headers['x-remix-redirect']).toBe('/')
})

test.each([
  ['a guest with a hold', '/rezervacia', 'dvor-device=abcdefghijklmnopqrst', 'GET'],
  ['a change', '/rezervacia', '', 'POST'],
  ['a page behind a guest’s link', '/rezervacia-detail/abc', '', 'GET'],
  ['an order', '/api/units', '', 'POST'],
] as const)('%s goes on', async (_, url, cookie, method) => {
  const { visit } = await serverInRush()
  expect((await visit(url, cookie, method)).statusCode).toBe(200)
})

test('programs read 503 with the time to wait; health is answered', async () => {
  const { visit } = await serverInRush()
  const refused = await visit('/api/units')
  expect([refused.statusCode, refused.headers['retry-after'], refused.json().code]).toEqual([
    503,
    '5',
    'unavailable',
  ])
  expect((await visit('/api/health')).statusCode).toBe(200)
})
