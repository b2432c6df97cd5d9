import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ask } from './ask.ts'
import { within } from './checked.ts'
import type { Proxy } from './proxy.ts'
import { projectRoot } from '../../load/server-program.ts'

const startLimitMs = 20_000

/** Runs Caddy with the file that `deploy` recommends; its address and the application's come from the environment. */
export async function startCaddy(folder: string, port: number, upstream: number): Promise<Proxy> {
  const url = `http://127.0.0.1:${port}`
  const home = join(folder, 'caddy')
  await mkdir(home, { recursive: true })
  const file = join(home, 'Caddyfile')
  // Its administration has one port for the whole machine.
  const site = await readFile(join(projectRoot, 'deploy/Caddyfile'), 'utf8')
  await writeFile(file, `{\n\tadmin off\n}\n${site}`)
  const child = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', file], {
    env: { PATH: process.env['PATH'], HOME: home, DOMAIN: url, UPSTREAM: `127.0.0.1:${upstream}` },
    stdio: 'ignore',
  })
  process.once('exit', () => child.kill('SIGKILL'))
  const isUp = await within(
    startLimitMs,
    async () => (await ask(url).catch(() => undefined)) !== undefined,
    50,
  )
  if (!isUp) throw new Error('Caddy did not start; is it installed (apt-get install caddy)?')
  const stop = async () => {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
  return { url, stop }
}
