import { tryToAsk } from '../../load/ask.ts'
import { median } from '../../load/lanes.ts'
import { seconds, type Report } from '../harness/report.ts'
import { within } from '../harness/waiting.ts'
import { makeNewerProgram } from './newer-program.ts'
import { openSingleProperty, type SingleProperty } from './single-property.ts'
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
    const newer = await makeNewerProgram(property.folder, 'newer', [migration])
    const pauses: number[] = []
    const { cells, errors, lost } = await updateWhileRead(property, 0, async () => {
      for (let round = 0; round < rounds; round++)
        pauses.push(await property.restart(round % 2 === 0 ? newer : undefined))
    })
    const isShown = await showsPause(property)
    const longest = Math.max(...pauses)
    const faults = [...errors, ...lost]
    const more = {
      'pause, median': seconds(median(pauses)),
      'pause, longest': seconds(longest),
      bar: seconds(barMs),
      'page of a long pause': isShown ? 'shown, goes on by itself' : 'MISSING',
    }
    const drill = `one process behind Caddy, restarted ${rounds} times`
    const isSound = faults.length === 0 && longest < barMs && isShown
    report.line('single', { drill, ...cells, ...more }, { faults, isSound })
  } finally {
    await property.close()
  }
}

/** Whether a longer pause shows its page, tells programs to come again, and ends with the right page. */
async function showsPause(property: SingleProperty): Promise<boolean> {
  const read = (path: string) => tryToAsk(property.url + path)
  await property.stop()
  const [page, call] = await Promise.all([read('/ubytovanie'), read('/api/accommodation-units')])
  await property.start()
  const isBack = await within(longPauseMs, async () => (await read('/ubytovanie'))?.status === 200, 200)
  const isCalm =
    page?.status === 503 && /Hneď sme späť/.test(page.text) && /http-equiv="refresh"/.test(page.text)
  return isCalm && call?.status === 503 && (call.body as { code?: string })?.code === 'unavailable' && isBack
}
