import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { configured, type Replacements } from '../harness/configured.ts'
import { Program } from '../harness/program.ts'
import { within } from '../../load/waiting.ts'
import { bridge, ip } from './network.ts'

const endMs = 10_000

/** A machine with PostgreSQL, Patroni and a member of etcd, all by the files of deploy/ha. */
export class DatabaseMachine {
  readonly name: string
  readonly address: string
  readonly #folder: string
  readonly #passwords: Replacements
  #etcd: Program | undefined

  constructor(name: string, address: string, folder: string, passwords: Replacements) {
    this.name = name
    this.address = address
    this.#folder = join(folder, name)
    this.#passwords = passwords
  }

  /** Gives it a network namespace of its own, behind one cable. */
  async connect(): Promise<void> {
    const { name, address } = this
    await ip(`netns add ${name}`)
    await ip(`link add ${name} type veth peer name eth0 netns ${name}`)
    await ip(`link set ${name} master ${bridge} up`)
    for (const line of [`addr add ${address}/24 dev eth0`, 'link set eth0 up', 'link set lo up'])
      await ip(`-n ${name} ${line}`)
  }

  /** Pulls the cable: packets vanish without an answer, and connections stay open. */
  cut = async () => void (await ip(`link set ${this.name} down`))
  rejoin = async () => void (await ip(`link set ${this.name} up`))

  /** Starts all of it; also again after an end, with the data that are there. */
  async start(): Promise<void> {
    await this.startEtcd()
    const file = await configured('ha/patroni.yml', this.#folder, this.#own())
    this.#run('patroni', ['/usr/bin/patroni', file])
  }

  async startEtcd(): Promise<void> {
    const text = await readFile(await configured('ha/etcd.env', this.#folder, this.#own()), 'utf8')
    const settings = text.split('\n').filter((line) => /^\w+=/.test(line))
    this.#etcd = this.#run('etcd', ['env', ...settings, '/usr/bin/etcd'])
  }

  /** The machine's own name and addresses instead of those of db1, and its folders. */
  #own(): Replacements {
    return [
      ['name: db1', `name: ${this.name}`],
      ['NAME=db1', `NAME=${this.name}`],
      [/((?:listen|address): |URLS=http:\/\/)10\.0\.0\.21/g, `$1${this.address}`],
      ['/var/lib/etcd/dvor', join(this.#folder, 'etcd')],
      ['/var/lib/postgresql/15/dvor', join(this.#folder, 'data')],
      ['/var/lib/postgresql/.pgpass-patroni', join(this.#folder, 'pgpass')],
      ['/var/run/postgresql', this.#folder],
      ...this.#passwords,
    ]
  }

  /** Kills every process of the machine, as a power failure does. */
  async kill(): Promise<void> {
    const gone = async () => {
      const left = await this.#processes()
      for (const pid of left) killOne(pid)
      return left.length === 0
    }
    if (!(await within(endMs, gone))) throw new Error(`processes of ${this.name} do not end`)
  }

  killEtcd = async () => this.#etcd?.end('SIGKILL')

  /** Kills PostgreSQL's first process only; the others notice it and end. */
  async killPostgres(): Promise<void> {
    const [pid] = (await readFile(join(this.#folder, 'data/postmaster.pid'), 'utf8')).split('\n')
    killOne(Number(pid))
  }

  /**
   * Freezes the processes that send the leader's changes, so that the standbys fall behind. Freezing those that receive
   * them would not do: what the kernel has taken meanwhile is read later.
   */
  async freezeSenders(): Promise<void> {
    for (const pid of await this.#processes()) {
      const title = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
      if (title.includes('walsender')) process.kill(pid, 'SIGSTOP')
    }
  }

  async #processes(): Promise<number[]> {
    const { stdout } = await ip(`netns pids ${this.name}`)
    return stdout.split('\n').filter(Boolean).map(Number)
  }

  /** Runs a command here, as PostgreSQL's account. */
  #run(name: string, command: string[]): Program {
    const words = `netns exec ${this.name} setpriv --reuid=postgres --regid=postgres --init-groups`
    const env = { PATH: process.env['PATH'], HOME: this.#folder, LC_ALL: 'C.UTF-8' }
    return new Program('ip', [...words.split(' '), ...command], {
      cwd: this.#folder,
      env,
      log: join(this.#folder, `${name}.log`),
    })
  }
}

function killOne(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // The process has ended meanwhile.
  }
}
