import { ask, must } from '../../load/ask.ts'
import { tried, type Checked } from '../harness/checked.ts'
import { signIn, turn, type Fleet } from '../harness/fleet.ts'
import { someUnit } from '../harness/owner.ts'
import { holdRoom, type Rooms } from '../harness/rooms.ts'
import { within } from '../harness/waiting.ts'

const rounds = 20
const timeoutMs = 3000

/** Checks that a listener at one instance gets events of guests' actions at another; also through nginx. */
export async function checkEvents(fleet: Fleet, rooms: Rooms): Promise<Checked> {
  const urls = [...fleet.instances.map(({ url }) => url), fleet.proxy.url]
  const token = await signIn(turn(fleet, 0).url)
  const watchers = await Promise.all(urls.map((url) => watch(url, token)))
  const what = 'a hold at one, told to watchers at all and through nginx'
  const checked = await tried(what, rounds, async (index) => {
    const before = watchers.map((watcher) => watcher.received())
    await holdRoom(turn(fleet, index).url, rooms.next())
    const isTold = () => watchers.every(({ received }, at) => received() > (before[at] ?? 0))
    return !(await within(timeoutMs, isTold))
  })
  for (const watcher of watchers) watcher.close()
  return checked
}

interface Watcher {
  /** Number of received changes of reservations. */
  received(): number
  close(): void
}

async function watch(url: string, token: string): Promise<Watcher> {
  const ending = new AbortController()
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${url}/api/events`, { headers, signal: ending.signal })
  if (!answer.ok || !answer.body) throw new Error(`${url}/api/events answered ${answer.status}`)
  let text = ''
  const read = async (body: ReadableStream<Uint8Array>) => {
    const decoder = new TextDecoder()
    for await (const chunk of body) text += decoder.decode(chunk, { stream: true })
  }
  read(answer.body).catch(() => undefined)
  if (!(await within(timeoutMs, () => text.includes('event: ready')))) throw new Error(`${url} is not ready`)
  return { received: () => text.split('"reservations"').length, close: () => ending.abort() }
}

/** Checks that a picture sent to one instance is served by the others at once. */
export async function checkUploads(fleet: Fleet, picture: Buffer): Promise<Checked> {
  const token = await signIn(turn(fleet, 0).url)
  const { id } = await someUnit(turn(fleet, 0).url)
  const { body, headers } = await formOf(picture, { ref: 'accommodation-unit', refId: id, field: 'image' })
  return tried('a picture sent to one, served by the others', fleet.instances.length * 2, async (index) => {
    const upload = { method: 'POST', token, body, headers } as const
    const [file] = await must<{ url: string }[]>(ask(`${turn(fleet, index).url}/api/upload`, upload))
    if (!file) return true
    const served = await Promise.all(fleet.instances.map(({ url }) => ask(`${url}${file.url}`)))
    return served.some(({ status, text }) => status !== 200 || text !== served[0]?.text)
  })
}

async function formOf(picture: Buffer, fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('files', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'dvor.jpg')
  const sent = new Response(form)
  const headers = { 'content-type': sent.headers.get('content-type') ?? '' }
  return { body: Buffer.from(await sent.arrayBuffer()), headers }
}
