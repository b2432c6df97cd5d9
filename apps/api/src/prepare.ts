import type { PoolConfig } from 'pg'
import { makeFirstAdmin } from './accounts/users/first-admin.ts'
import { seedProperty } from './seed/seed-property.ts'
import { fillSample } from './sample/fill-sample.ts'
import { migrateDatabase } from './db/migrate.ts'
import type { Services } from './services.ts'

export interface Prepared {
  /** Present once, when the first start made an account with a password of its own. */
  firstAdmin?: { email: string; password: string }
}

/** Makes an empty or older database ready to serve; safe to run at every start and on several instances at once. */
export async function prepare(
  services: Services,
  pool: PoolConfig,
  report: (line: string) => void,
): Promise<Prepared> {
  await services.files.check(report)
  report('Bringing the database up to date')
  await migrateDatabase(pool)
  await seedProperty(services.db)
  await fillSample(services, report)
  const firstAdmin = await makeFirstAdmin(services.db, services.admin, services.passwordCost)
  return firstAdmin ? { firstAdmin } : {}
}
