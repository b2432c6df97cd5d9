import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Figure } from '../run.ts'
import { serverProgram } from '../load/server-program.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const bars = { first: 15_000, later: 800 }
const port = '3999'

/** From the start of the process to the first whole page: in a new folder with sample content, then again. */
export async function benchFirstPage(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'dvor-bench-'))
  try {
    const first = await timeToPage(folder)
    const later = await timeToPage(folder)
    return [
      {
        what: 'fresh folder to first page',
        value: `${first.toFixed(0)} ms`,
        bar: `< ${bars.first} ms`,
        holds: first < bars.first,
      },
      {
        what: 'later start to first page',
        value: `${later.toFixed(0)} ms`,
        bar: `< ${bars.later} ms`,
        holds: later < bars.later,
      },
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function timeToPage(folder: string): Promise<number> {
  const begin = performance.now()
  const server = spawn(process.execPath, serverProgram, {
    cwd: root,
    env: { ...process.env, DATA_DIR: folder, PORT: port },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await ready(server)
  const page = await fetch(`http://127.0.0.1:${port}/uvod`)
  await page.text()
  const took = performance.now() - begin
  if (page.status !== 200) throw new Error(`/uvod answered ${page.status}`)
  server.kill('SIGTERM')
  await once(server, 'exit')
  return took
}

/** Waits for the server's output that it is listening. */
export function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    server.stdout?.on('data', (chunk: Buffer) => chunk.toString().includes('Ready on') && resolve())
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
  })
}
