import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const client = fileURLToPath(new URL('load-client.ts', import.meta.url))

/**
 * Requests a second that an address answers with 200, asked from a process of its own over kept connections.
 * @throws Error when an answer is anything else
 */
export async function requestsPerSecond(url: string, seconds: number, parallel = 8): Promise<number> {
  const child = spawn(process.execPath, [client, url, String(seconds), String(parallel)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const [code] = (await once(child, 'exit')) as [number]
  const rate = Number(said)
  if (code !== 0 || !(rate > 0)) throw new Error(`the load on ${url} failed`)
  return rate
}
