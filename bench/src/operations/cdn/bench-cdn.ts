import { freePort } from '@dvor/server/testing/free-port.ts'
import { fillUnits } from '../../bench-property.ts'
import { ask, tryToAsk } from '../../load/ask.ts'
import { requestsPerSecond } from '../../load/load.ts'
import { usageOf } from '../../load/process-usage.ts'
import type { Figure } from '../../run.ts'
import { figure } from '../harness/checked.ts'
import { signIn } from '../harness/fleet.ts'
import { layGround } from '../harness/ground.ts'
import { startInstance, type Instance } from '../harness/instance.ts'
import { changeUnit, newTitle, someUnit } from '../harness/owner.ts'
import { startVarnish, type Proxy } from '../harness/proxies.ts'
import { within } from '../harness/waiting.ts'

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
  const start = (purgeUrl: string) => {
    const more = { CDN_PURGE_URL: purgeUrl, CDN_PURGE_TOKEN: token, TRUST_PROXY: '2' }
    Object.assign(ground.environment, more)
    return startInstance(ground, varnish.url, port)
  }
  try {
    const server = await start(`${varnish.url}/purge`)
    await fillUnits(ground.pool, 20)
    const load = await measureLoad(server, varnish)
    const seen = figureOfChanges(await measureChanges(server, varnish, changes))
    await server.stop()
    const silent = await start(`http://127.0.0.1:${await freePort()}/nobody`)
    const unseen = controlOf(await measureChanges(silent, varnish, 2))
    await silent.stop()
    return [load, seen, unseen]
  } finally {
    await varnish.stop()
    await ground.close()
  }
}

/** Share of a core that the process needs for 100,000 visitors a minute, by its processor time for each. */
async function measureLoad(server: Instance, { url }: Proxy): Promise<Figure> {
  // The second purge of the start is over, and all pages are known.
  for (const page of pages) await tryToAsk(url + page)
  const before = await usageOf(server.pid)
  const begun = performance.now()
  let answered = 0
  for (const page of pages) answered += (await requestsPerSecond(url + page, secondsEach)) * secondsEach
  const seconds = (performance.now() - begun) / 1000
  const spent = (await usageOf(server.pid)).ms - before.ms
  const share = (spent / 1000 / seconds) * (visitorsASecond / (answered / seconds))
  const value = `${(share * 100).toFixed(1)} % of a core (${answered.toFixed(0)} answers in ${seconds.toFixed(0)} s, ${spent.toFixed(0)} ms of work)`
  return figure('work of the process for 100,000 visitors a minute', value, '< 5 %', share < 0.05)
}

/**
 * Changes a title again and again, and reads the unit's page through the cache until the new one is there.
 * @returns milliseconds from the answer to the owner until then; undefined when it is not seen in time
 */
async function measureChanges(server: Instance, { url }: Proxy, tries: number) {
  const session = await signIn(server.url)
  const unit = await someUnit(server.url)
  const page = `${url}/ubytovanie/${unit.slug}`
  const times: (number | undefined)[] = []
  for (let nth = 0; nth < tries; nth++) {
    await ask(page)
    const title = newTitle(nth)
    const reply = await changeUnit(server.url, session, unit, { title })
    if (reply?.status !== 200) throw new Error(`a change was answered ${reply?.status}`)
    const begun = performance.now()
    const isSeen = await within(seenLimitMs, async () => (await ask(page)).text.includes(title))
    times.push(isSeen ? performance.now() - begun : undefined)
  }
  return times
}

const countLate = (times: readonly (number | undefined)[]) =>
  times.filter((time) => time === undefined).length

function figureOfChanges(times: readonly (number | undefined)[]): Figure {
  const late = countLate(times)
  const longest = Math.max(...times.map((time) => time ?? Number.POSITIVE_INFINITY))
  const value = `longest ${longest.toFixed(0)} ms, ${late} of ${times.length} not in time`
  return figure('a change seen through the cache', value, '≤ 1 s', late === 0)
}

function controlOf(times: readonly (number | undefined)[]): Figure {
  const late = countLate(times)
  const value = `${late} of ${times.length} not in time`
  return figure('control: the same while no purge arrives', value, 'fails', late === times.length)
}
