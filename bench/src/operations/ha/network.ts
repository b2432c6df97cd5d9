import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)
const ip = (line: string) => run('ip', line.split(' '))
const bridge = 'dvor0'

/** Connects machines of this network; its own address is that of the application's machine. */
export async function layNetwork(): Promise<void> {
  // The names of network namespaces are files; these belong to this run alone.
  await mkdir('/run/netns', { recursive: true })
  await run('mount', ['-t', 'tmpfs', 'dvor-netns', '/run/netns'])
  await ip('link set lo up')
  await ip(`link add ${bridge} type bridge`)
  await ip(`addr add 10.0.0.11/24 dev ${bridge}`)
  await ip(`link set ${bridge} up`)
}

/** A machine of the network: processes in a network namespace of their own, behind one cable. */
export class Machine {
  readonly name: string
  readonly address: string

  constructor(name: string, address: string) {
    this.name = name
    this.address = address
  }

  async connect(): Promise<void> {
    const { name, address } = this
    await ip(`netns add ${name}`)
    await ip(`link add ${name} type veth peer name eth0 netns ${name}`)
    await ip(`link set ${name} master ${bridge} up`)
    for (const line of [`addr add ${address}/24 dev eth0`, 'link set eth0 up', 'link set lo up'])
      await ip(`-n ${name} ${line}`)
  }

  /** Pulls the cable: packets vanish without an answer, and connections stay open. */
  async cut(): Promise<void> {
    await ip(`link set ${this.name} down`)
  }

  async rejoin(): Promise<void> {
    await ip(`link set ${this.name} up`)
  }

  /** Words before a command that runs it here, as PostgreSQL's account. */
  readonly prefix = () => [
    'ip',
    'netns',
    'exec',
    this.name,
    'setpriv',
    '--reuid=postgres',
    '--regid=postgres',
    '--init-groups',
  ]

  async processes(): Promise<number[]> {
    const { stdout } = await ip(`netns pids ${this.name}`)
    return stdout.split('\n').filter(Boolean).map(Number)
  }
}
