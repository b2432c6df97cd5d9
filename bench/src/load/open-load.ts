import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const client = fileURLToPath(new URL('open-client.ts', import.meta.url))

/**
 * Milliseconds of each answer when requests come at a fixed rate, whether the earlier ones are answered or not, sent
 * from a process of its own. @throws Error for any answer but 200
 */
export async function waitsUnder(url: string, perSecond: number, seconds: number): Promise<number[]> {
  const child = spawn(process.execPath, [client, url, String(perSecond), String(seconds)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const [code] = (await once(child, 'exit')) as [number]
  if (code !== 0) throw new Error(`the load on ${url} failed`)
  return JSON.parse(said) as number[]
}

/**
 * Milliseconds that each of these answers would have taken on a machine of its own: one comes every `everyMs`, they are
 * made one after the other, and each takes its processor time.
 */
export function waitsByWork(works: readonly number[], everyMs: number): number[] {
  let free = 0
  return works.map((work, index) => {
    const due = index * everyMs
    free = Math.max(free, due) + work
    return free - due
  })
}
