import { randomBytes } from 'node:crypto'
import { chown, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { accountFor } from '@dvor/postgres/account.ts'
import { ask, tryToAsk } from '../../load/ask.ts'
import { configured } from '../harness/configured.ts'
import { Program } from '../harness/program.ts'
import { createDatabase } from '../harness/property.ts'
import { within } from '../../load/waiting.ts'
import { DatabaseMachine } from './database-machine.ts'
import { layNetwork } from './network.ts'

const startLimitMs = 240_000
const secrets = ['RESTAPI_PASSWORD', 'SUPERUSER_PASSWORD', 'REPLICATION_PASSWORD', 'REWIND_PASSWORD']

/** A member as Patroni reports it. */
type Member = Record<'name' | 'role' | 'state', string> & { timeline?: number }

/** Three database machines, etcd on each of them, and HAProxy before them. */
export class Cluster {
  readonly #machines: readonly DatabaseMachine[]
  readonly #folder: string
  readonly #passwords = new Map(secrets.map((name) => [name, randomBytes(12).toString('hex')]))
  #proxy: Program | undefined

  private constructor(folder: string) {
    this.#folder = folder
    this.#machines = [1, 2, 3].map(
      (nth) => new DatabaseMachine(`db${nth}`, `10.0.0.2${nth}`, folder, [...this.#passwords]),
    )
  }

  /** How the application reaches the leader. */
  readonly connection = { host: '127.0.0.1', port: 5000, user: 'dvor', password: 'dvor', database: 'dvor' }

  /** Starts it in a folder, with an empty database. */
  static async open(this: void, folder: string): Promise<Cluster> {
    const cluster = new Cluster(folder)
    await layNetwork()
    const { uid } = await accountFor(join(folder, 'db1'))
    for (const machine of cluster.#machines) {
      await mkdir(join(folder, machine.name))
      await chown(join(folder, machine.name), uid, -1)
      await machine.connect()
    }
    await Promise.all([cluster.each((machine) => machine.start()), cluster.restartProxy()])
    await cluster.untilWhole()
    const password = cluster.#passwords.get('SUPERUSER_PASSWORD')
    await createDatabase({ ...cluster.connection, user: 'postgres', password, database: 'postgres' })
    return cluster
  }

  async each(act: (machine: DatabaseMachine) => Promise<void>): Promise<void> {
    await Promise.all(this.#machines.map(act))
  }

  /** Ends HAProxy by kill -9, if it runs, and starts it. */
  async restartProxy(): Promise<void> {
    await this.#proxy?.end('SIGKILL')
    const file = await configured('ha/haproxy.cfg', this.#folder)
    this.#proxy = new Program('haproxy', ['-db', '-f', file])
  }

  async #members(): Promise<readonly Member[]> {
    for (const { address } of this.#machines) {
      const reply = await tryToAsk(`http://${address}:8008/cluster`, { timeoutMs: 1000 })
      const found = (reply?.body as { members?: Member[] } | undefined)?.members
      if (reply?.status === 200 && found) return found
    }
    return []
  }

  /** The machine whose PostgreSQL accepts writes. @throws Error while there is none */
  leader = () => this.#withRole('leader')

  /** A machine that has every acknowledged commit. @throws Error while there is none */
  standby = () => this.#withRole('sync_standby')

  async #withRole(role: string): Promise<DatabaseMachine> {
    const name = (await this.#members()).find((member) => member.role === role)?.name
    const found = this.#machines.find((machine) => machine.name === name)
    if (!found) throw new Error(`there is no ${role}`)
    return found
  }

  /** Machines whose Patroni does not answer. */
  async silent(): Promise<readonly DatabaseMachine[]> {
    const urls = this.#machines.map(({ address }) => `http://${address}:8008/liveness`)
    const answers = await Promise.all(urls.map((url) => tryToAsk(url, { timeoutMs: 1000 })))
    return this.#machines.filter((_, index) => !answers[index])
  }

  /** Waits until all machines work: a leader and standbys that follow it, one of them synchronously. */
  async untilWhole(synchronous = true): Promise<void> {
    const isWhole = async () => {
      const members = await this.#members()
      const leader = members.find(({ role }) => role === 'leader')
      const following = members.filter(
        ({ state, timeline }) => ['running', 'streaming'].includes(state) && timeline === leader?.timeline,
      )
      const isSafe = !synchronous || members.some(({ role }) => role === 'sync_standby')
      return leader !== undefined && following.length === this.#machines.length && isSafe
    }
    if (!(await within(startLimitMs, isWhole, 200)))
      throw new Error(`the cluster is not whole: ${JSON.stringify(await this.#members())}`)
  }

  /** Another leader on purpose. */
  async switchOver(): Promise<void> {
    const [leader, candidate] = [await this.leader(), await this.standby()]
    await this.#ask(leader, 'POST', '/switchover', { leader: leader.name, candidate: candidate.name })
  }

  /** Whether a commit waits for a standby; without it acknowledged commits can be lost. */
  async replicateSynchronously(wanted: boolean): Promise<void> {
    await this.#ask(await this.leader(), 'PATCH', '/config', { synchronous_mode: wanted })
    const isReached = async () =>
      (await this.#members()).some(({ role }) => role === 'sync_standby') === wanted
    if (!(await within(startLimitMs, isReached, 200)))
      throw new Error('the way of replication did not change')
  }

  async #ask({ address }: DatabaseMachine, method: 'POST' | 'PATCH', path: string, body: object) {
    const secret = Buffer.from(`patroni:${this.#passwords.get('RESTAPI_PASSWORD')}`).toString('base64')
    const headers = { authorization: `Basic ${secret}` }
    const reply = await ask(`http://${address}:8008${path}`, { method, body, headers, timeoutMs: 60_000 })
    if (reply.status !== 200) throw new Error(`Patroni answered ${reply.status}: ${reply.text}`)
  }

  async stop(): Promise<void> {
    await this.#proxy?.end('SIGKILL')
    await this.each((machine) => machine.kill())
  }
}
