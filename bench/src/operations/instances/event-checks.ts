import { ask, must } from '../harness/ask.ts'
import { tried, within, type Checked } from '../harness/checked.ts'
import { signIn, turn, type Fleet } from '../harness/fleet.ts'
import { holdRoom, type Rooms } from '../harness/guests.ts'

const rounds = 20
const timeoutMs = 3000

/** Checks that a listener at one instance gets events of guests' actions at another; also through nginx. */
export async function checkEvents(fleet: Fleet, rooms: Rooms): Promise<Checked> {
  const urls = [...fleet.instances.map(({ url }) => url), fleet.proxy.url]
  const token = await signIn(turn(fleet, 0).url)
  const watchers = await Promise.all(urls.map((url) => watch(url, token)))
  const checked = await tried(
    'a hold at one, told to watchers at all and through nginx',
    rounds,
    async (index) => {
      const before = watchers.map((watcher) => watcher.received())
      await holdRoom(turn(fleet, index).url, rooms.next())
      return !(await within(timeoutMs, () =>
        watchers.every(({ received }, at) => received() > (before[at] ?? 0)),
      ))
    },
  )
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
  const [unit] = await must<{ id: string }[]>(ask(`${turn(fleet, 0).url}/api/accommodation-units?_limit=1`))
  return tried('a picture sent to one, served by the others', fleet.instances.length * 2, async (index) => {
    const sent = formOf(picture, { ref: 'accommodation-unit', refId: unit?.id ?? '', field: 'image' })
    const upload = { method: 'POST', token, body: sent.body, headers: sent.headers } as const
    const [file] = await must<{ url: string }[]>(ask(`${turn(fleet, index).url}/api/upload`, upload))
    if (!file) return true
    const served = await Promise.all(fleet.instances.map(({ url }) => ask(`${url}${file.url}`)))
    return served.some(({ status, text }) => status !== 200 || text !== served[0]?.text)
  })
}

function formOf(picture: Buffer, fields: Record<string, string>) {
  const boundary = 'hranica-12345'
  const head = (disposition: string) => `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n`
  const named = Object.entries(fields).map(([name, value]) => `${head(`name="${name}"`)}\r\n${value}\r\n`)
  const file = `${head('name="files"; filename="dvor.jpg"')}Content-Type: image/jpeg\r\n\r\n`
  const parts = [named.join(''), file].map((text) => Buffer.from(text))
  const body = Buffer.concat([...parts, picture, Buffer.from(`\r\n--${boundary}--\r\n`)])
  return { body, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }
}
