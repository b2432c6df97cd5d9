import { ask } from '../harness/ask.ts'
import { within } from '../harness/checked.ts'
import { median } from '../../load/lanes.ts'
import { carryOut, type DrillFindings } from './drill.ts'
import { makeNewerProgram } from './newer-program.ts'
import { openSingleProperty, type SingleProperty } from './single-property.ts'

const rounds = 4
const barMs = 3000
/** Longer than Caddy lets a request wait (`lb_try_duration`). */
const longPauseMs = 8000
const migration = 'ALTER TABLE reservations ADD COLUMN drill_note text;'

/**
 * Restarts one process behind Caddy while guests book: the new version with a migration, and back, in turn. Then leaves
 * it stopped until the page of the pause is shown. @returns number of conditions that do not hold
 */
export async function runSingle(): Promise<number> {
  const property = await openSingleProperty()
  try {
    const newer = await makeNewerProgram(property.folder, 'newer', [migration])
    const pauses: number[] = []
    const found = await carryOut(property, 0, async () => {
      for (let round = 0; round < rounds; round++)
        pauses.push(await property.restart(round % 2 === 0 ? newer : undefined))
    })
    const isShown = await showsPause(property)
    report(found, pauses, isShown)
    const isCalm = found.errors.length + found.violations.length === 0
    return [isCalm, Math.max(...pauses) < barMs, isShown].filter((holds) => !holds).length
  } finally {
    await property.close()
  }
}

function report(
  { booked, visits, errors, refused, violations, worstMs }: DrillFindings,
  pauses: number[],
  isShown: boolean,
) {
  for (const fault of [...errors, ...violations].slice(0, 5)) console.log(`  ${fault}`)
  console.table([
    {
      drill: `one process behind Caddy, restarted ${rounds} times`,
      orders: booked,
      'pages and lists': visits,
      'errors seen': errors.length,
      'asked to press again': refused,
      'lost or twice': violations.length,
      'pause, median': `${(median(pauses) / 1000).toFixed(1)} s`,
      'pause, longest': `${(Math.max(...pauses) / 1000).toFixed(1)} s`,
      'longest wait': `${(worstMs / 1000).toFixed(1)} s`,
      'page of a long pause': isShown ? 'shown, goes on by itself' : 'MISSING',
    },
  ])
}

/** Whether a longer pause shows its page, tells programs to come again, and ends with the right page. */
async function showsPause(property: SingleProperty): Promise<boolean> {
  await property.stop()
  const asked = [ask(`${property.url}/ubytovanie`), ask(`${property.url}/api/accommodation-units`)]
  const [page, call] = await Promise.all(asked.map((one) => one.catch(() => undefined)))
  await property.start()
  const isBack = await within(
    longPauseMs,
    async () => (await ask(`${property.url}/ubytovanie`)).status === 200,
    200,
  )
  const isCalm =
    page?.status === 503 && /Hneď sme späť/.test(page.text) && /http-equiv="refresh"/.test(page.text)
  return isCalm && call?.status === 503 && (call.body as { code?: string })?.code === 'unavailable' && isBack
}
