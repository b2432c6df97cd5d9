import { ask, must } from '../../load/ask.ts'
import { tried, type Checked } from '../harness/checked.ts'
import { signIn, turn, type Fleet } from '../harness/fleet.ts'
import { someUnit } from '../harness/owner.ts'
import { holdRoom, type Rooms } from '../../booking/rooms.ts'
import { within } from '../../load/waiting.ts'

const rounds = 20
const timeoutMs = 3000

/** Checks that a listener at one instance gets events of guests' actions at another; also through nginx. */
export async function checkEvents(fleet: Fleet, rooms: Rooms): Promise<Checked> {
  const urls = [...fleet.urls, fleet.proxy.url]
  const token = await signIn(turn(fleet, 0))
  const watchers = await Promise.all(urls.map((url) => watch(url, token)))
  const checked = await tried('a hold at one, told to all watchers, also of nginx', rounds, async (index) => {
    const before = watchers.map((watcher) => watcher.received())
    await holdRoom(turn(fleet, index), rooms.next())
    const isTold = () => watchers.every(({ received }, at) => received() > (before[at] ?? 0))
    return !(await within(timeoutMs, isTold))
  })
  for (const watcher of watchers) watcher.close()
  return checked
}

/** Listens; `received` counts changes of reservations. */
async function watch(url: string, token: string) {
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
  const token = await signIn(turn(fleet, 0))
  const { id } = await someUnit(turn(fleet, 0))
  const { body, headers } = await formOf(picture, { ref: 'accommodation-unit', refId: id, field: 'image' })
  return tried('a picture sent to one, served by the others', fleet.instances.length * 2, async (index) => {
    const upload = { method: 'POST', token, body, headers } as const
    const [file] = await must<{ url: string }[]>(ask(`${turn(fleet, index)}/api/upload`, upload))
    if (!file) return true
    const served = await Promise.all(fleet.urls.map((url) => ask(url + file.url)))
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
