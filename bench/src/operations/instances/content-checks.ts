import { tried, type Checked } from '../harness/checked.ts'
import { signIn, turn, type Fleet } from '../harness/fleet.ts'
import { changeUnit, newTitle, readUnit, someUnit } from '../harness/owner.ts'

const writes = 60
const cuts = 15

/** Checks that an owner's change at one instance is in the next page and the next list of every other one. */
export const checkContent = (fleet: Fleet): Promise<Checked> =>
  writing(fleet, 'written at one, read (page and list) at the others right after', writes)

/** The same when the asked instance has just lost the connection on which it listens. */
export function checkDeaf(fleet: Fleet): Promise<Checked> {
  return writing(fleet, 'the same, all listening connections cut a moment before', cuts, () =>
    fleet.ground.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and query ilike 'listen %' or application_name = 'dvor-listener'`,
    ),
  )
}

async function writing(fleet: Fleet, what: string, tries: number, before?: () => Promise<unknown>) {
  const token = await signIn(turn(fleet, 0))
  const unit = await someUnit(turn(fleet, 0))
  return tried(what, tries, async (index) => {
    // All instances have the old page in memory.
    await readUnit(fleet.urls, unit)
    const title = newTitle(index)
    await before?.()
    const changed = await changeUnit(turn(fleet, index), token, unit, { title })
    const seen = await readUnit(fleet.urls, unit)
    return changed?.status !== 200 || seen.some((read) => read?.status !== 200 || !read.text.includes(title))
  })
}
