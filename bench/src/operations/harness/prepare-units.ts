import { fillUnits } from '../../bench-property.ts'
import type { Ground } from './ground.ts'
import { startInstance } from './instance.ts'

/** Lets an instance build the database, and adds units. @returns their ids */
export async function prepareUnits(ground: Ground, count: number): Promise<string[]> {
  const first = await startInstance(ground, 'http://127.0.0.1')
  const units = await fillUnits(ground.pool, count)
  await first.stop()
  return units
}
