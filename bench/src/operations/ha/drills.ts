import { delay } from '../../load/waiting.ts'
import type { Cluster } from './cluster.ts'
import type { DatabaseMachine } from './database-machine.ts'

const failureMs = 30_000
const onPurposeMs = 5000
/** Time (ms) by which standbys fall behind: some orders, and less than Patroni forgives (`maximum_lag_on_failover`). */
const behindMs = 700

/**
 * Something that happens to the machines while guests book, and is put right again. `barMs` is the longest time without an
 * answer to any guest. A control must lose acknowledged orders, which shows that the comparison finds them.
 */
export interface Drill {
  what: string
  barMs: number
  strike(cluster: Cluster): Promise<void>
  mend?(cluster: Cluster): Promise<void>
  isControl?: true
}

type Act = 'kill' | 'start' | 'cut' | 'rejoin' | 'killEtcd' | 'startEtcd' | 'killPostgres'

/** Strikes the leader's or the synchronous standby's machine and mends the same. */
function onMachine(place: 'leader' | 'standby', what: string, strike: Act, mend?: Act): Drill {
  let struck: DatabaseMachine | undefined
  return {
    what,
    barMs: failureMs,
    strike: async (cluster) => {
      struck = await cluster[place]()
      await struck[strike]()
    },
    mend: async () => (mend ? struck?.[mend]() : undefined),
  }
}

/** All that a cluster has to stand, by name. */
export const drills: Readonly<Record<string, Drill>> = {
  'leader-killed': onMachine('leader', 'kill -9 of every process of the leader’s machine', 'kill', 'start'),
  'postgres-killed': onMachine('leader', 'kill -9 of its PostgreSQL, Patroni lives', 'killPostgres'),
  'leader-cut-off': onMachine('leader', 'cable pulled: it runs and nobody reaches it', 'cut', 'rejoin'),
  'standby-lost': onMachine('standby', 'kill -9 of the synchronous standby’s machine', 'kill', 'start'),
  'standby-cut-off': onMachine('standby', 'the synchronous standby’s cable pulled', 'cut', 'rejoin'),
  'etcd-member-lost': onMachine('leader', 'kill -9 of etcd on its machine', 'killEtcd', 'startEtcd'),
  'etcd-lost': {
    what: 'all members of etcd ended by kill -9: the leader goes on',
    barMs: failureMs,
    strike: (cluster) => cluster.each((machine) => machine.killEtcd()),
    mend: (cluster) => cluster.each((machine) => machine.startEtcd()),
  },
  'haproxy-restarted': {
    what: 'HAProxy ended by kill -9 and started again',
    barMs: onPurposeMs,
    strike: (cluster) => cluster.restartProxy(),
  },
  'switch-over': {
    what: 'another leader on purpose',
    barMs: onPurposeMs,
    strike: (cluster) => cluster.switchOver(),
  },
  asynchronous: {
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
}
