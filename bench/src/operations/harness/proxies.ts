import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { tryToAsk } from '../../load/ask.ts'
import { configured } from './configured.ts'
import { Program } from './program.ts'

const startLimitMs = 20_000

/** A proxy by the file that `deploy` recommends; only names, ports, certificates and secrets are replaced. */
export interface Proxy {
  url: string
  stop(): Promise<void>
}

/** Waits for any answer; what is behind may start later. */
async function answering(program: Program, port: number): Promise<Proxy> {
  const url = `http://127.0.0.1:${port}`
  await program.untilReady(startLimitMs, async () => (await tryToAsk(url)) !== undefined)
  return { url, stop: () => program.end('SIGTERM') }
}

/** nginx with the example's first server, without TLS, in front of these ports. */
export async function startNginx(folder: string, port: number, ports: readonly number[]): Promise<Proxy> {
  const home = join(folder, 'nginx')
  const servers = ports.map((one) => `\tserver 127.0.0.1:${one} max_fails=3 fail_timeout=5s;\n`).join('')
  const site = await configured(
    'nginx.conf',
    home,
    [
      [/\nserver \{\n\tlisten 80;[^]*/, '\n'],
      [/(\tserver 10\.0\.0\.\d+:3000 max_fails=3 fail_timeout=5s;\n)+/, servers],
      ['listen 443 ssl;', `listen 127.0.0.1:${port};`],
      [/\tssl_certificate.*\n/g, ''],
    ],
    /10\.0\.0\.|ssl/,
  )
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const main = join(home, 'main.conf')
  await writeFile(
    main,
    `worker_processes 1;
pid ${home}/nginx.pid;
error_log ${home}/error.log warn;
events { worker_connections 1024; }
http {
  access_log off;
  ${places.map((name) => `${name}_temp_path ${home}/${name};`).join('\n  ')}
  include ${site};
}
`,
  )
  const program = new Program('nginx', ['-c', main, '-g', 'daemon off;'], { log: join(home, 'nginx.log') })
  return answering(program, port)
}

/** Varnish in front of the application, which shares a token with it. */
export async function startVarnish(
  folder: string,
  port: number,
  upstream: number,
  token: string,
): Promise<Proxy> {
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
  const file = await configured('Caddyfile', home, [[/^/, '{\n\tadmin off\n}\n']])
  const program = new Program('caddy', ['run', '--adapter', 'caddyfile', '--config', file], {
    env: {
      PATH: process.env['PATH'],
      HOME: home,
      DOMAIN: `http://127.0.0.1:${port}`,
      UPSTREAM: `127.0.0.1:${upstream}`,
    },
  })
  return answering(program, port)
}

/** HAProxy on the application's machine, on the way to the database; it is asked for nothing. */
export async function startHaProxy(folder: string): Promise<Program> {
  return new Program('haproxy', ['-db', '-f', await configured('ha/haproxy.cfg', folder)])
}
