import { freePort } from '@dvor/server/testing/free-port.ts'
import { join } from 'node:path'
import pg from 'pg'
import { fillUnits } from '../../bench-property.ts'
import { databaseIn } from '../../faults/served-property.ts'
import { tryToAsk } from '../../load/ask.ts'
import { median } from '../../load/lanes.ts'
import { makeFolder, removeFolder, settings } from '../harness/ground.ts'
import { startInstance } from '../harness/instance.ts'
import { storedProperty, unitCount } from '../harness/property.ts'
import { startCaddy } from '../harness/proxies.ts'
import { seconds, type Report } from '../harness/report.ts'
import { within } from '../../load/waiting.ts'
import { makeNewerProgram } from './newer-program.ts'
import { updateWhileRead } from './update-findings.ts'

const rounds = 4
const barMs = 3000
/** Longer than Caddy lets a request wait (`lb_try_duration`). */
const longPauseMs = 8000
const migration = 'ALTER TABLE reservations ADD COLUMN drill_note text;'

/**
 * Restarts one process behind Caddy while guests book: the new version with a migration, and back, in turn. Then leaves
 * it stopped until the page of the pause is shown.
 */
export async function runSingle(report: Report): Promise<void> {
  const property = await openSingleProperty()
  try {
    const pauses: number[] = []
    const { cells, errors, lost } = await updateWhileRead(property, 0, () => restart(property, pauses))
    const isShown = await showsPause(property)
    const longest = Math.max(...pauses)
    const more = {
      'pause, median': seconds(median(pauses)),
      'pause, longest': seconds(longest),
      bar: seconds(barMs),
      'page of a long pause': isShown ? 'shown, goes on by itself' : 'MISSING',
    }
    const drill = `one process behind Caddy, restarted ${rounds} times`
    const faults = [...errors, ...lost]
    const isSound = faults.length === 0 && longest < barMs && isShown
    report.line('single', { drill, ...cells, ...more }, { faults, isSound })
  } finally {
    await property.close()
  }
}

/** Notes milliseconds from each signal until the property is ready again. */
async function restart({ folder, stop, start }: SingleProperty, pauses: number[]): Promise<void> {
  const newer = await makeNewerProgram(folder, 'newer', [migration])
  for (let round = 0; round < rounds; round++) {
    const begun = performance.now()
    await stop()
    await start(round % 2 === 0 ? newer : undefined)
    pauses.push(performance.now() - begun)
  }
}

/** Whether a longer pause shows its page, tells programs to come again, and ends with the right page. */
async function showsPause({ url, stop, start }: SingleProperty): Promise<boolean> {
  const read = (path: string) => tryToAsk(url + path)
  await stop()
  const [page, call] = await Promise.all([read('/ubytovanie'), read('/api/accommodation-units')])
  await start()
  const isBack = await within(longPauseMs, async () => (await read('/ubytovanie'))?.status === 200, 200)
  const isPage =
    page?.status === 503 && /Hneď sme späť/.test(page.text) && /http-equiv="refresh"/.test(page.text)
  return isBack && isPage && call?.status === 503 && /"code":\s*"unavailable"/.test(call.text)
}

type SingleProperty = Awaited<ReturnType<typeof openSingleProperty>>

/** An installation as docs/operating.md describes it: one process with its embedded database, behind Caddy. */
async function openSingleProperty() {
  const folder = await makeFolder()
  const [port, front] = [await freePort(), await freePort()]
  const publicUrl = `http://127.0.0.1:${front}`
  const startProgram = (program?: string) =>
    startInstance({ folder, environment: settings }, publicUrl, port, program)
  let instance = await startProgram()
  const proxy = await startCaddy(folder, front, port)
  const stop = () => instance.stop()
  const start = async (program?: string) => void (instance = await startProgram(program))
  const close = async () => {
    await proxy.stop()
    await stop()
    await removeFolder(folder)
  }
  const dataDir = join(folder, `instance-${port}`)
  const { connection } = await databaseIn(dataDir)
  const pool = new pg.Pool({ ...connection, max: 1 })
  const units = await fillUnits(pool, unitCount)
  await pool.end()
  return { ...storedProperty(publicUrl, units, connection, dataDir), folder, start, stop, close }
}
