import { Agent, get, type IncomingMessage } from 'node:http'

/**
 * Connections that ask addresses in turn, again and again, until the process is told to stop; those of a crowd have a
 * loopback address each.
 */
export interface FloodOrder {
  urls: string[]
  connections: number
  isCrowd: boolean
}

/** Answers a second, milliseconds of each, calm refusals (503 with Retry-After), and anything else. */
export interface Flood {
  rate: number
  times: number[]
  refused: number
  errors: string[]
}

const seen: Flood = { rate: 0, times: [], refused: 0, errors: [] }
let isOver = false

function askOnce(url: string, agent: Agent, localAddress: string): Promise<void> {
  const start = performance.now()
  return new Promise((resolve) => {
    const fail = (error: Error) => {
      if (!isOver) seen.errors.push(error.message)
      resolve()
    }
    const end = ({ statusCode, headers }: IncomingMessage) => {
      if (statusCode === 200) seen.times.push(performance.now() - start)
      else if (statusCode === 503 && headers['retry-after']) seen.refused++
      else seen.errors.push(`${statusCode}`)
      resolve()
    }
    get(url, { agent, localAddress }, (answer) => {
      answer.on('end', () => end(answer)).on('error', fail)
      answer.resume()
    }).on('error', fail)
  })
}

async function askOn(urls: string[], index: number, from: string): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (let turn = index; !isOver; turn++) await askOnce(urls[turn % urls.length] ?? '', agent, from)
}

process.once('disconnect', () => process.exit())
process.once('message', ({ urls, connections, isCrowd }: FloodOrder) => {
  const begun = performance.now()
  for (let index = 0; index < connections; index++)
    void askOn(urls, index, isCrowd ? `127.20.${index >> 8}.${index & 255 || 1}` : '127.0.0.1')
  process.once('message', () => {
    isOver = true
    seen.rate = (seen.times.length * 1000) / (performance.now() - begun)
    process.send?.(seen, () => process.exit(0))
  })
})
