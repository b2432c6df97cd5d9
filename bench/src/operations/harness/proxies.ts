import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { tryToAsk } from '../../load/ask.ts'
import { configured } from './configured.ts'
import { Program } from './program.ts'

const startLimitMs = 20_000

/** A proxy by the file that `deploy` recommends; only names, ports, certificates and secrets are replaced. */
export type Proxy = Awaited<ReturnType<typeof answering>>

/** Waits for any answer; what is behind may start later. */
async function answering(program: Program, port: number) {
  const url = `http://127.0.0.1:${port}`
  await program.untilReady(startLimitMs, async () => (await tryToAsk(url)) !== undefined)
  return { url, stop: () => program.end('SIGTERM') }
}

/** Settings that the file of deploy leaves to nginx's own. */
const around = (home: string, site: string) => `worker_processes 1;
pid ${home}/nginx.pid;
error_log ${home}/error.log warn;
events { worker_connections 1024; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${home}/${name};`).join(' ')}
  include ${site};
}
`

/** nginx with the example's first server, without TLS, in front of these ports. */
export async function startNginx(folder: string, port: number, ports: readonly number[]): Promise<Proxy> {
  const home = join(folder, 'nginx')
  const servers = ports.map((one) => `\tserver 127.0.0.1:${one} max_fails=3 fail_timeout=5s;\n`).join('')
  const changes = [
    [/\nserver \{\n\tlisten 80;[^]*/g, '\n'],
    [/(\tserver 10\.0\.0\.\d+:3000 max_fails=3 fail_timeout=5s;\n)+/g, servers],
    ['listen 443 ssl;', `listen 127.0.0.1:${port};`],
    [/\tssl_certificate.*\n/g, ''],
  ] as const
  const main = join(home, 'main.conf')
  await writeFile(main, around(home, await configured('nginx.conf', home, changes, /10\.0\.0\.|ssl/)))
  const program = new Program('nginx', ['-c', main, '-g', 'daemon off;'], { log: join(home, 'nginx.log') })
  return answering(program, port)
}

/** Varnish in front of the application at `upstream`, which shares a token with it. */
export async function startVarnish(folder: string, port: number, upstream: number, token: string) {
  const home = join(folder, 'varnish')
  const file = await configured('varnish.vcl', home, [
    ['.port = "3000"', `.port = "${upstream}"`],
    ['Bearer CDN_PURGE_TOKEN', `Bearer ${token}`],
  ])
  const words = ['-F', '-n', home, '-a', `127.0.0.1:${port}`, '-f', file, '-s', 'malloc,64m', '-j', 'none']
  // Its child ends with it.
  return answering(new Program('varnishd', words, { last: 'SIGTERM' }), port)
}

/** Caddy in front of one process; its address and the application's come from the environment. */
export async function startCaddy(folder: string, port: number, upstream: number): Promise<Proxy> {
  const home = join(folder, 'caddy')
  // Its administration has one port for the whole machine.
  const file = await configured('Caddyfile', home, [[/^/g, '{\n\tadmin off\n}\n']])
  const own = { DOMAIN: `http://127.0.0.1:${port}`, UPSTREAM: `127.0.0.1:${upstream}` }
  const env = { PATH: process.env['PATH'], HOME: home, ...own }
  return answering(new Program('caddy', ['run', '--adapter', 'caddyfile', '--config', file], { env }), port)
}
