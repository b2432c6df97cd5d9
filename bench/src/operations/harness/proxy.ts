import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ask } from './ask.ts'

const example = fileURLToPath(new URL('../../../../deploy/nginx.conf', import.meta.url))
const startLimitMs = 10_000

export interface Proxy {
  url: string
  stop(): Promise<void>
}

/** Runs nginx with the file that `deploy` recommends; only names, ports and certificates are replaced. */
export async function startProxy(folder: string, port: number, ports: readonly number[]): Promise<Proxy> {
  await mkdir(join(folder, 'nginx'), { recursive: true })
  const path = join(folder, 'nginx', 'nginx.conf')
  await writeFile(path, around(folder, rewrite(await readFile(example, 'utf8'), port, ports)))
  const child = spawn('nginx', ['-c', path, '-g', 'daemon off;'], { stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = once(child, 'exit')
  const url = `http://127.0.0.1:${port}`
  await answering(url, ended)
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  return { url, stop }
}

/** The example's first server, without TLS, in front of these ports. */
function rewrite(text: string, port: number, ports: readonly number[]): string {
  const [first = ''] = text.split('\nserver {\n\tlisten 80;')
  const servers = ports.map((one) => `\tserver 127.0.0.1:${one} max_fails=3 fail_timeout=5s;\n`).join('')
  const placed = first
    .replace(/(\tserver 10\.0\.0\.\d+:3000 max_fails=3 fail_timeout=5s;\n)+/, servers)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replaceAll(/\tssl_certificate.*\n/g, '')
  if (placed.includes('10.0.0.') || placed.includes('ssl'))
    throw new Error('deploy/nginx.conf is not as expected')
  return placed
}

const around = (folder: string, site: string) => `
worker_processes 1;
pid ${folder}/nginx/nginx.pid;
error_log ${folder}/nginx/error.log warn;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/nginx/body;
  proxy_temp_path ${folder}/nginx/proxy;
  fastcgi_temp_path ${folder}/nginx/fastcgi;
  uwsgi_temp_path ${folder}/nginx/uwsgi;
  scgi_temp_path ${folder}/nginx/scgi;
  ${site}
}
`

async function answering(url: string, ended: Promise<unknown>): Promise<void> {
  const until = performance.now() + startLimitMs
  let over = false
  void ended.then(() => (over = true))
  while (performance.now() < until && !over) {
    const reply = await ask(`${url}/api/health`).catch(() => undefined)
    if (reply?.status === 200) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('nginx did not start; is it installed (apt-get install nginx)?')
}
