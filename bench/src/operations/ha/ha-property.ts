import { integrityViolations } from '../../faults/integrity-violations.ts'
import type { StoredProperty } from '../../faults/kept-bookings.ts'
import { fillUnits } from '../../bench-property.ts'
import { layGround, type Ground } from '../harness/ground.ts'
import { startFleet, type Fleet } from '../harness/fleet.ts'
import { Cluster } from './cluster.ts'

const unitCount = 400

/** The property that the drills strike: instances behind nginx, over the cluster. */
export interface HaProperty extends StoredProperty {
  cluster: Cluster
  fleet: Fleet
  ground: Ground
  close(): Promise<void>
}

/** Starts all of it, each by the files of deploy. */
export async function openHaProperty(instances: number): Promise<HaProperty> {
  const clusters: Cluster[] = []
  const ground = await layGround(async (folder) => {
    const cluster = new Cluster(folder)
    clusters.push(cluster)
    await cluster.start(folder)
    return { connection: cluster.connection, stop: () => cluster.stop() }
  })
  const [cluster] = clusters
  if (!cluster) throw new Error('there is no cluster')
  const fleet = await startFleet(ground, instances)
  return {
    cluster,
    fleet,
    ground,
    url: fleet.proxy.url,
    units: await fillUnits(ground.pool, unitCount),
    rows: async (text) => (await ground.pool.query(text)).rows,
    checkIntegrity: () => integrityViolations(ground.connection, ground.folder),
    close: async () => {
      await fleet.stop()
      await ground.close()
    },
  }
}
