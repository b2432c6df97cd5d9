import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ask } from './ask.ts'
import { within } from './checked.ts'
import type { Proxy } from './proxy.ts'
import { projectRoot } from '../../load/server-program.ts'

const startLimitMs = 20_000

/** Runs Varnish with the file that `deploy` recommends; only the application's port and the token are replaced. */
export async function startVarnish(
  folder: string,
  port: number,
  upstream: number,
  token: string,
): Promise<Proxy> {
  const home = join(folder, 'varnish')
  await mkdir(home, { recursive: true })
  const file = join(home, 'dvor.vcl')
  const text = await readFile(join(projectRoot, 'deploy/varnish.vcl'), 'utf8')
  const placed = text
    .replace('.port = "3000"', `.port = "${upstream}"`)
    .replace('Bearer CDN_PURGE_TOKEN', `Bearer ${token}`)
  await writeFile(file, placed)
  const child = spawn(
    'varnishd',
    ['-F', '-n', home, '-a', `127.0.0.1:${port}`, '-f', file, '-s', 'malloc,64m', '-j', 'none'],
    { stdio: 'ignore' },
  )
  // Its child ends with it.
  const end = () => void child.kill('SIGTERM')
  process.once('exit', end)
  const url = `http://127.0.0.1:${port}`
  const isUp = await within(
    startLimitMs,
    async () => (await ask(url).catch(() => undefined)) !== undefined,
    50,
  )
  if (!isUp) throw new Error('Varnish did not start; is it installed (apt-get install varnish)?')
  const stop = async () => {
    process.off('exit', end)
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
  return { url, stop }
}
