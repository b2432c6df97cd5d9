import { ask, must } from '../harness/ask.ts'
import { tried, type Checked } from '../harness/checked.ts'
import { signIn, turn, type Fleet } from '../harness/fleet.ts'

const writes = 60
const cuts = 15

interface Titled {
  id: string
  slug: string
}

/** Checks that an owner's change at one instance is in the next page and the next list of every other one. */
export function checkContent(fleet: Fleet): Promise<Checked> {
  return writing(fleet, 'written at one, read (page and list) at the others right after', writes, () =>
    Promise.resolve(),
  )
}

/** The same when the asked instance has just lost the connection on which it listens. */
export function checkDeaf(fleet: Fleet): Promise<Checked> {
  const { pool } = fleet.ground
  return writing(fleet, 'the same, all listening connections cut a moment before', cuts, async () => {
    await pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and query ilike 'listen %' or application_name = 'dvor-listener'`,
    )
  })
}

async function writing(
  fleet: Fleet,
  what: string,
  tries: number,
  before: () => Promise<void>,
): Promise<Checked> {
  const token = await signIn(turn(fleet, 0).url)
  const [unit] = await must<Titled[]>(ask(`${turn(fleet, 0).url}/api/accommodation-units?_limit=1`))
  if (!unit) throw new Error('there is no unit')
  return tried(what, tries, async (index) => {
    // All instances have the old page in memory.
    await Promise.all(fleet.instances.map(({ url }) => readBoth(url, unit)))
    const title = `Izba číslo ${index} ${Math.random().toString(36).slice(2)}`
    await before()
    const change = { method: 'PUT', token, body: { title } } as const
    await must(ask(`${turn(fleet, index).url}/api/accommodation-units/${unit.id}`, change))
    const seen = await Promise.all(fleet.instances.map(({ url }) => readBoth(url, unit)))
    return seen.flat().some((text) => !text.includes(title))
  })
}

const readBoth = async (url: string, { id, slug }: Titled): Promise<string[]> => {
  const read = await Promise.all([
    ask(`${url}/ubytovanie/${slug}`),
    ask(`${url}/api/accommodation-units/${id}`),
  ])
  return read.map(({ status, text }) => (status === 200 ? text : `answered ${status}`))
}
