import { delay } from '../harness/checked.ts'
import type { Cluster } from './cluster.ts'
import type { DatabaseMachine } from './database-machine.ts'
import type { Drill } from './drill.ts'

const failureMs = 30_000
const onPurposeMs = 5000
/** Time (ms) by which standbys fall behind: some orders, and less than Patroni forgives (`maximum_lag_on_failover`). */
const behindMs = 700
const nothing = () => Promise.resolve()

/** A drill that strikes one machine and mends the same. */
function onMachine(
  facts: Pick<Drill, 'name' | 'what'>,
  choose: (cluster: Cluster) => Promise<DatabaseMachine>,
  strike: (machine: DatabaseMachine) => Promise<void>,
  mend: (machine: DatabaseMachine) => Promise<void>,
): Drill {
  let struck: DatabaseMachine | undefined
  return {
    ...facts,
    barMs: failureMs,
    strike: async (cluster) => {
      struck = await choose(cluster)
      await strike(struck)
    },
    mend: async () => {
      if (struck) await mend(struck)
    },
  }
}

const leader = (cluster: Cluster) => cluster.leader()
const standby = (cluster: Cluster) => cluster.standby()
const start = (machine: DatabaseMachine) => machine.start()

/** All that a cluster has to stand. */
export const drills: readonly Drill[] = [
  onMachine(
    { name: 'leader-killed', what: 'every process of the leader’s machine ended by kill -9' },
    leader,
    (machine) => machine.kill(),
    start,
  ),
  onMachine(
    { name: 'postgres-killed', what: 'PostgreSQL of the leader ended by kill -9, Patroni lives' },
    leader,
    (machine) => machine.killPostgres(),
    nothing,
  ),
  onMachine(
    { name: 'leader-cut-off', what: 'the leader’s cable pulled: it runs and nobody reaches it' },
    leader,
    (machine) => machine.cut(),
    (machine) => machine.rejoin(),
  ),
  onMachine(
    { name: 'standby-lost', what: 'every process of the synchronous standby’s machine ended by kill -9' },
    standby,
    (machine) => machine.kill(),
    start,
  ),
  onMachine(
    { name: 'standby-cut-off', what: 'the synchronous standby’s cable pulled' },
    standby,
    (machine) => machine.cut(),
    (machine) => machine.rejoin(),
  ),
  onMachine(
    { name: 'etcd-member-lost', what: 'the member of etcd on the leader’s machine ended by kill -9' },
    leader,
    (machine) => machine.killEtcd(),
    (machine) => machine.startEtcd(),
  ),
  {
    name: 'etcd-lost',
    what: 'all members of etcd ended by kill -9: the leader goes on',
    barMs: failureMs,
    strike: async ({ machines }) => void (await Promise.all(machines.map((machine) => machine.killEtcd()))),
    mend: async ({ machines }) => void (await Promise.all(machines.map((machine) => machine.startEtcd()))),
  },
  {
    name: 'haproxy-restarted',
    what: 'HAProxy ended by kill -9 and started again',
    barMs: onPurposeMs,
    strike: async ({ proxy }) => {
      await proxy.kill()
      await proxy.start()
    },
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
