import { delay } from '../harness/waiting.ts'
import type { Cluster } from './cluster.ts'
import type { DatabaseMachine } from './database-machine.ts'

const failureMs = 30_000
const onPurposeMs = 5000
/** Time (ms) by which standbys fall behind: some orders, and less than Patroni forgives (`maximum_lag_on_failover`). */
const behindMs = 700
const nothing = () => Promise.resolve()

/** Something that happens to the machines while guests book. */
export interface Drill {
  name: string
  what: string
  /** The longest time (ms) without an answer to any guest. */
  barMs: number
  strike(cluster: Cluster): Promise<void>
  /** Whether acknowledged orders must be lost, which shows that the comparison finds them. */
  isControl?: true
  /** Puts the machines right again. */
  mend(cluster: Cluster): Promise<void>
}

type Act = 'kill' | 'start' | 'cut' | 'rejoin' | 'killEtcd' | 'startEtcd' | 'killPostgres'

/** A drill that strikes the leader's or the synchronous standby's machine and mends the same. */
function onMachine(
  name: string,
  what: string,
  place: 'leader' | 'standby',
  [strike, mend]: readonly [strike: Act, mend?: Act],
): Drill {
  let struck: DatabaseMachine | undefined
  return {
    name,
    what,
    barMs: failureMs,
    strike: async (cluster) => {
      struck = await cluster[place]()
      await struck[strike]()
    },
    mend: async () => (mend ? struck?.[mend]() : undefined),
  }
}

/** All that a cluster has to stand. */
export const drills: readonly Drill[] = [
  onMachine('leader-killed', 'every process of the leader’s machine ended by kill -9', 'leader', [
    'kill',
    'start',
  ]),
  onMachine('postgres-killed', 'PostgreSQL of the leader ended by kill -9, Patroni lives', 'leader', [
    'killPostgres',
  ]),
  onMachine('leader-cut-off', 'the leader’s cable pulled: it runs and nobody reaches it', 'leader', [
    'cut',
    'rejoin',
  ]),
  onMachine(
    'standby-lost',
    'every process of the synchronous standby’s machine ended by kill -9',
    'standby',
    ['kill', 'start'],
  ),
  onMachine('standby-cut-off', 'the synchronous standby’s cable pulled', 'standby', ['cut', 'rejoin']),
  onMachine('etcd-member-lost', 'the member of etcd on the leader’s machine ended by kill -9', 'leader', [
    'killEtcd',
    'startEtcd',
  ]),
  {
    name: 'etcd-lost',
    what: 'all members of etcd ended by kill -9: the leader goes on',
    barMs: failureMs,
    strike: (cluster) => cluster.each((machine) => machine.killEtcd()),
    mend: (cluster) => cluster.each((machine) => machine.startEtcd()),
  },
  {
    name: 'haproxy-restarted',
    what: 'HAProxy ended by kill -9 and started again',
    barMs: onPurposeMs,
    strike: (cluster) => cluster.restartProxy(),
    mend: nothing,
  },
  {
    name: 'switch-over',
    what: 'another leader on purpose',
    barMs: onPurposeMs,
    strike: (cluster) => cluster.switchOver(),
    mend: nothing,
  },
  {
    name: 'asynchronous',
    what: 'control: commits wait for no standby, the standbys fall behind, and the leader is ended by kill -9',
    isControl: true,
    barMs: failureMs,
    strike: async (cluster) => {
      await cluster.replicateSynchronously(false)
      const lost = await cluster.leader()
      await lost.freezeSenders()
      await delay(behindMs)
      await lost.kill()
    },
    mend: async (cluster) => {
      for (const machine of await cluster.silent()) await machine.start()
      await cluster.untilWhole(false)
      await cluster.replicateSynchronously(true)
    },
  },
]
