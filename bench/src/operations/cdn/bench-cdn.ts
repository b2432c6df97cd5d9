import { freePort } from '@dvor/server/testing/free-port.ts'
import { fillUnits } from '../../bench-property.ts'
import { signIn } from '../harness/fleet.ts'
import { ask, must } from '../harness/ask.ts'
import { within } from '../harness/checked.ts'
import { layGround, type Ground } from '../harness/ground.ts'
import { startInstance, type Instance } from '../harness/instance.ts'
import type { Proxy } from '../harness/proxy.ts'
import { requestsPerSecond } from '../../load/load.ts'
import { usageOf } from '../../load/process-usage.ts'
import type { Figure } from '../../run.ts'
import { startVarnish } from '../harness/varnish.ts'

const token = 'a token shared with the cache'
const pages = ['/', '/ubytovanie', '/cennik', '/en', '/api/accommodation-units?_limit=20']
const secondsEach = 4
const visitorsASecond = 100_000 / 60
const changes = 20
const seenLimitMs = 1000

/** Varnish in front of one process, with the file of `deploy`: its work for visitors, and changes that must be seen. */
export async function benchCdn(): Promise<Figure[]> {
  const ground = await layGround()
  const [port, front] = [await freePort(), await freePort()]
  const varnish = await startVarnish(ground.folder, front, port, token)
  try {
    const start = () => startInstance(ground, varnish.url, port)
    Object.assign(ground.environment, {
      CDN_PURGE_URL: `${varnish.url}/purge`,
      CDN_PURGE_TOKEN: token,
      TRUST_PROXY: '2',
    })
    const server = await start()
    await fillUnits(ground.pool, 20)
    const unit = await unitOf(ground)
    const load = await measureLoad(server, varnish)
    const seen = await measureChanges(server, varnish, unit)
    await server.stop()
    ground.environment['CDN_PURGE_URL'] = `http://127.0.0.1:${await freePort()}/nobody`
    const silent = await start()
    const unseen = await measureChanges(silent, varnish, unit, 2)
    await silent.stop()
    return [load, figureOfChanges(seen), controlOf(unseen)]
  } finally {
    await varnish.stop()
    await ground.close()
  }
}

interface Unit {
  id: string
  slug: string
}

async function unitOf({ pool }: Ground): Promise<Unit> {
  const { rows } = await pool.query<Unit>('select id, slug from accommodation_units order by code limit 1')
  const [unit] = rows
  if (!unit) throw new Error('there is no unit')
  return unit
}

/** Share of a core that the process needs for 100,000 visitors a minute, by its processor time for each. */
async function measureLoad(server: Instance, { url }: Proxy): Promise<Figure> {
  // The second purge of the start is over, and all pages are known.
  for (const page of pages) await must(ask(url + page)).catch(() => undefined)
  const before = await usageOf(server.pid)
  const begun = performance.now()
  let answered = 0
  for (const page of pages) answered += (await requestsPerSecond(url + page, secondsEach)) * secondsEach
  const seconds = (performance.now() - begun) / 1000
  const spent = (await usageOf(server.pid)).ms - before.ms
  const share = (spent / 1000 / seconds) * (visitorsASecond / (answered / seconds))
  const value = `${(share * 100).toFixed(1)} % of a core (${answered.toFixed(0)} answers in ${seconds.toFixed(0)} s, ${spent.toFixed(0)} ms of work)`
  return {
    what: 'work of the process for 100,000 visitors a minute',
    value,
    bar: '< 5 %',
    holds: share < 0.05,
  }
}

interface Seen {
  /** Milliseconds from the answer to the owner until the cache shows the change; undefined when it does not in time. */
  times: (number | undefined)[]
}

/** Changes a title again and again, and reads the unit's page through the cache until the new one is there. */
async function measureChanges(
  server: Instance,
  { url }: Proxy,
  { id, slug }: Unit,
  tries = changes,
): Promise<Seen> {
  const session = await signIn(server.url)
  const times: (number | undefined)[] = []
  for (let nth = 0; nth < tries; nth++) {
    const page = `${url}/ubytovanie/${slug}`
    await ask(page)
    const title = `Izba ${nth} ${Math.random().toString(36).slice(2)}`
    await must(
      ask(`${server.url}/api/accommodation-units/${id}`, { method: 'PUT', token: session, body: { title } }),
    )
    const begun = performance.now()
    const isSeen = await within(seenLimitMs, async () => (await ask(page)).text.includes(title))
    times.push(isSeen ? performance.now() - begun : undefined)
  }
  return { times }
}

function figureOfChanges({ times }: Seen): Figure {
  const late = times.filter((time) => time === undefined).length
  const longest = Math.max(...times.map((time) => time ?? Number.POSITIVE_INFINITY))
  const value = `longest ${longest.toFixed(0)} ms, ${late} of ${times.length} not in time`
  return { what: 'a change seen through the cache', value, bar: '≤ 1 s', holds: late === 0 }
}

function controlOf({ times }: Seen): Figure {
  const late = times.filter((time) => time === undefined).length
  const value = `${late} of ${times.length} not in time`
  return {
    what: 'control: the same while no purge arrives',
    value,
    bar: 'fails',
    holds: late === times.length,
  }
}
