import { freePort } from '@dvor/server/testing/free-port.ts'
import { fillUnits } from '../../bench-property.ts'
import { ask, tryToAsk } from '../../load/ask.ts'
import { requestsPerSecond } from '../../load/load.ts'
import { usageOf } from '../../load/process-usage.ts'
import type { Figure } from '../../run.ts'
import { figure } from '../harness/checked.ts'
import { signIn } from '../harness/fleet.ts'
import { onGround } from '../harness/ground.ts'
import { startInstance, type Instance } from '../harness/instance.ts'
import { changeUnit, newTitle, someUnit } from '../harness/owner.ts'
import { startVarnish, type Proxy } from '../harness/proxies.ts'
import { within } from '../../load/waiting.ts'

const token = 'a token shared with the cache'
const pages = ['/', '/ubytovanie', '/cennik', '/en', '/api/accommodation-units?_limit=20']
const secondsEach = 4
const visitorsASecond = 100_000 / 60
const changes = 20
const seenLimitMs = 1000

/** Varnish in front of one process, with the file of `deploy`: its work for visitors, and changes that must be seen. */
export const benchCdn = (): Promise<Figure[]> =>
  onGround(async (ground) => {
    const [port, front] = [await freePort(), await freePort()]
    const varnish = await startVarnish(ground.folder, front, port, token)
    const start = (purgeUrl: string) => {
      Object.assign(ground.environment, { CDN_PURGE_URL: purgeUrl, CDN_PURGE_TOKEN: token, TRUST_PROXY: '2' })
      return startInstance(ground, varnish.url, port)
    }
    const server = await start(`${varnish.url}/purge`)
    await fillUnits(ground.pool, 20)
    const load = await measureLoad(server, varnish)
    const seen = await figureOfChanges(server, varnish)
    await server.stop()
    const silent = await start(`http://127.0.0.1:${await freePort()}/nobody`)
    const control = await figureOfChanges(silent, varnish, true)
    await silent.stop()
    await varnish.stop()
    return [load, seen, control]
  })

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
 * Changes a title again and again, and reads the unit's page through the cache until the new one is there. A change is
 * seen when that takes no more than a second after the answer to the owner; no change of a control may be.
 */
async function figureOfChanges({ url }: Instance, cache: Proxy, isControl = false): Promise<Figure> {
  const tries = isControl ? 2 : changes
  const session = await signIn(url)
  const unit = await someUnit(url)
  const page = `${cache.url}/ubytovanie/${unit.slug}`
  const times: number[] = []
  for (let nth = 0; nth < tries; nth++) {
    await ask(page)
    const title = newTitle(nth)
    const reply = await changeUnit(url, session, unit, { title })
    if (reply?.status !== 200) throw new Error(`a change was answered ${reply?.status}`)
    const begun = performance.now()
    const isSeen = await within(seenLimitMs, async () => (await ask(page)).text.includes(title))
    times.push(isSeen ? performance.now() - begun : Infinity)
  }
  const late = times.filter((time) => time === Infinity).length
  const value = `longest ${Math.max(...times).toFixed(0)} ms, ${late} of ${tries} not in time`
  return isControl
    ? figure('control: the same while no purge arrives', value, 'fails', late === tries)
    : figure('a change seen through the cache', value, '≤ 1 s', late === 0)
}
