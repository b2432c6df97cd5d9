import { randomBytes } from 'node:crypto'
import { chmod, chown, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { ask, type Reply } from '../harness/ask.ts'
import { within } from '../harness/checked.ts'
import { DatabaseMachine } from './database-machine.ts'
import { HaProxy } from '../harness/haproxy.ts'
import { layNetwork } from './network.ts'

const startLimitMs = 240_000
const port = 5000

/** A member as Patroni reports it. */
interface Member {
  name: string
  role: string
  state: string
  timeline?: number
}

/** Three database machines, etcd on each of them, and HAProxy before them. */
export class Cluster {
  readonly machines: readonly DatabaseMachine[]
  readonly proxy: HaProxy
  readonly #passwords: Record<string, string>

  constructor(folder: string) {
    const names = ['RESTAPI_PASSWORD', 'SUPERUSER_PASSWORD', 'REPLICATION_PASSWORD', 'REWIND_PASSWORD']
    this.#passwords = Object.fromEntries(names.map((name) => [name, randomBytes(12).toString('hex')]))
    this.machines = [1, 2, 3].map(
      (nth) => new DatabaseMachine(`db${nth}`, `10.0.0.2${nth}`, folder, Object.entries(this.#passwords)),
    )
    this.proxy = new HaProxy(folder)
  }

  /** How the application reaches the leader. */
  readonly connection = { host: '127.0.0.1', port, user: 'dvor', password: 'dvor', database: 'dvor' }

  async start(folder: string): Promise<void> {
    await layNetwork()
    for (const machine of this.machines) {
      await preparePlace(join(folder, machine.name))
      await machine.connect()
    }
    await Promise.all([...this.machines.map((machine) => machine.start()), this.proxy.start()])
    await this.untilWhole()
    await this.#createDatabase()
  }

  /** As the guide does it once. */
  async #createDatabase(): Promise<void> {
    const password = this.#passwords['SUPERUSER_PASSWORD']
    const { host } = this.connection
    const client = new pg.Client({ host, port, user: 'postgres', password, database: 'postgres' })
    await client.connect()
    await client.query(`create role dvor login password 'dvor' in role pg_monitor`)
    await client.query('create database dvor owner dvor')
    await client.end()
  }

  async members(): Promise<readonly Member[]> {
    for (const { address } of this.machines) {
      const reply = await ask(`http://${address}:8008/cluster`, { timeoutMs: 1000 }).catch(() => undefined)
      const found = (reply?.body as { members?: Member[] } | undefined)?.members
      if (reply?.status === 200 && found) return found
    }
    return []
  }

  /** The machine whose PostgreSQL accepts writes. @throws Error while there is none */
  async leader(): Promise<DatabaseMachine> {
    const found = await this.#withRole('leader')
    if (!found) throw new Error('there is no leader')
    return found
  }

  /** A machine that has every acknowledged commit. @throws Error while there is none */
  async standby(): Promise<DatabaseMachine> {
    const found = await this.#withRole('sync_standby')
    if (!found) throw new Error('there is no synchronous standby')
    return found
  }

  /** Machines whose Patroni does not answer. */
  async silent(): Promise<readonly DatabaseMachine[]> {
    const answers = await Promise.all(
      this.machines.map(({ address }) =>
        ask(`http://${address}:8008/liveness`, { timeoutMs: 1000 }).then(
          () => true,
          () => false,
        ),
      ),
    )
    return this.machines.filter((_, index) => !answers[index])
  }

  async #withRole(role: string): Promise<DatabaseMachine | undefined> {
    const name = (await this.members()).find((member) => member.role === role)?.name
    return this.machines.find((machine) => machine.name === name)
  }

  /** Waits until all machines work: a leader and standbys that follow it, one of them synchronously. */
  async untilWhole(synchronous = true): Promise<void> {
    const whole = async () => {
      const members = await this.members()
      const [leader] = members.filter(({ role }) => role === 'leader')
      const following = members.filter(
        ({ state, timeline }) =>
          (state === 'running' || state === 'streaming') && timeline === leader?.timeline,
      )
      const safe = !synchronous || members.some(({ role }) => role === 'sync_standby')
      return leader !== undefined && following.length === this.machines.length && safe
    }
    if (!(await within(startLimitMs, whole, 200)))
      throw new Error(`the cluster is not whole: ${JSON.stringify(await this.members())}`)
  }

  /** Another leader on purpose. */
  async switchOver(): Promise<void> {
    const leader = await this.leader()
    const candidate = await this.standby()
    await this.#ask(leader, 'POST', '/switchover', { leader: leader.name, candidate: candidate.name })
  }

  /** Whether a commit waits for a standby; without it acknowledged commits can be lost. */
  async replicateSynchronously(wanted: boolean): Promise<void> {
    await this.#ask(await this.leader(), 'PATCH', '/config', { synchronous_mode: wanted })
    const reached = async () => (await this.members()).some(({ role }) => role === 'sync_standby') === wanted
    if (!(await within(startLimitMs, reached, 200))) throw new Error('the way of replication did not change')
  }

  async #ask(
    { address }: DatabaseMachine,
    method: 'POST' | 'PATCH',
    path: string,
    body: unknown,
  ): Promise<Reply> {
    const secret = Buffer.from(`patroni:${this.#passwords['RESTAPI_PASSWORD']}`).toString('base64')
    const headers = { authorization: `Basic ${secret}` }
    const reply = await ask(`http://${address}:8008${path}`, { method, body, headers, timeoutMs: 60_000 })
    if (reply.status !== 200) throw new Error(`Patroni answered ${reply.status}: ${reply.text}`)
    return reply
  }

  async stop(): Promise<void> {
    await this.proxy.kill()
    await Promise.all(this.machines.map((machine) => machine.kill()))
  }
}

async function preparePlace(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const { stdout } = await promisify(execFile)('id', ['-u', 'postgres'])
  await chown(folder, Number(stdout), -1)
  await chmod(folder, 0o755)
}
