import { fillUnits } from '../../bench-property.ts'
import type { StoredProperty } from '../../faults/kept-bookings.ts'
import { integrityViolations } from '../../faults/integrity-violations.ts'
import { startFleet, type Fleet } from '../harness/fleet.ts'
import { layGround, type Ground } from '../harness/ground.ts'

const unitCount = 400
const instances = 2

/** Two instances behind nginx, as deploy/nginx.conf and docs/operating.md describe them. */
export interface UpdateProperty extends StoredProperty {
  ground: Ground
  fleet: Fleet
  close(): Promise<void>
}

export async function openUpdateProperty(drainSeconds: number): Promise<UpdateProperty> {
  const ground = await layGround()
  ground.environment['DRAIN_SECONDS'] = String(drainSeconds)
  const fleet = await startFleet(ground, instances)
  return {
    ground,
    fleet,
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
