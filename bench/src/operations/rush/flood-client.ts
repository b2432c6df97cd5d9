import { Agent, get } from 'node:http'

/** Connections that ask an address again and again until the process is told to stop. */
export interface FloodOrder {
  /** Addresses, asked in turn. */
  urls: string[]
  connections: number
  /** Whether each connection has a loopback address of its own. */
  isCrowd: boolean
}

/** What the connections saw. */
export interface Flood {
  /** Answers a second. */
  rate: number
  /** Milliseconds of each answer. */
  times: number[]
  /** Answers 503 with Retry-After. */
  refused: number
  /** Anything else. */
  errors: string[]
}

const seen: Flood = { rate: 0, times: [], refused: 0, errors: [] }
let isOver = false

function once(url: string, agent: Agent, localAddress: string): Promise<void> {
  const asked = performance.now()
  return new Promise((resolve) => {
    const fail = (error: Error) => {
      if (!isOver) seen.errors.push(error.message)
      resolve()
    }
    get(url, { agent, localAddress }, (answer) => {
      answer.resume().on('error', fail)
      answer.on('end', () => {
        if (answer.statusCode === 200) seen.times.push(performance.now() - asked)
        else if (answer.statusCode === 503 && answer.headers['retry-after']) seen.refused++
        else seen.errors.push(`${answer.statusCode}`)
        resolve()
      })
    }).on('error', fail)
  })
}

process.once('disconnect', () => process.exit())
process.once('message', ({ urls, connections, isCrowd }: FloodOrder) => {
  const begun = performance.now()
  const agents: Agent[] = []
  for (let index = 0; index < connections; index++) {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const from = isCrowd ? `127.20.${index >> 8}.${index & 255 || 1}` : '127.0.0.1'
    agents.push(agent)
    void (async () => {
      for (let turn = index; !isOver; turn++) await once(urls[turn % urls.length] ?? '', agent, from)
    })()
  }
  process.once('message', () => {
    isOver = true
    seen.rate = (seen.times.length * 1000) / (performance.now() - begun)
    process.send?.(seen, () => process.exit(0))
  })
})
