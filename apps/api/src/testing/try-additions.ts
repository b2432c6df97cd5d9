import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { createApi, createServices } from '../app.ts'
import type { ApiOptions } from '../options.ts'
import { scheduledJobs } from '../scheduled-jobs.ts'

/**
 * Runs the API over an empty database with the additions of `docs/add-field-email-job.sh` and prints the results: a
 * value of the new field, its entry in the API's reference, and the e-mail that two runs of the new job have written.
 * Only a scratch copy has these additions.
 */
const [host, port, user, database] = process.argv.slice(2)
const dataDir = await mkdtemp(join(tmpdir(), 'dvor-additions-'))
const app = fastify({ logger: false })
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
}
const api = createApi(options)
const services = createServices(options)
try {
  await api.prepare(() => undefined)
  await app.register(api.plugin, { prefix: '/api' })
  const { accessToken } = await call('POST', '/auth/local', {
    identifier: 'owner@example.com',
    password: 'lipy-kvitnu-v-juni',
  })
  const price = { title: 'Jazda na poníku', description: '10 €', season_note: 'Len v lete' }
  const { season_note } = await call('POST', '/activity-prices', price, accessToken)
  print(`field: season_note is ${season_note}`)
  const reference = await app.inject({ url: '/api/openapi.json' })
  print(`field: the API's reference ${reference.body.includes('season_note') ? 'has' : 'lacks'} it`)
  const job = scheduledJobs(services).find(({ name }) => name === 'send-season-notes')
  await job?.run()
  await job?.run()
  const emails = await app.inject({ url: '/api/outgoing-emails', headers: bearer(accessToken) })
  for (const { key, subject, body } of emails.json<Record<string, string>[]>())
    print(`e-mail: ${key}, ${subject}, ${/Jazda na poníku: [^<&]*/.exec(body ?? '')?.[0]}`)
} finally {
  await services.db.$client.end()
  await api.close()
  await app.close()
  await rm(dataDir, { recursive: true })
}

function bearer(token: unknown) {
  return { authorization: `Bearer ${String(token)}` }
}

/** One call of the API; any answer but 200 ends the program. */
async function call(method: 'POST', path: string, payload: object, token?: unknown) {
  const headers = token ? bearer(token) : {}
  const answer = await app.inject({ method, url: `/api${path}`, headers, payload })
  if (answer.statusCode !== 200) throw new Error(`${method} ${path}: ${answer.statusCode} ${answer.body}`)
  return answer.json<Record<string, unknown>>()
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
