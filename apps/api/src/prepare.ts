import type { PoolConfig } from 'pg'
import { makeFirstAdmin } from './accounts/users/first-admin.ts'
import { seedProperty } from './seed/seed-property.ts'
import { isUntouched } from './seed/is-untouched.ts'
import { migrateDatabase } from './db/migrate.ts'
import type { ApiServices } from './services.ts'
import { checkSecret } from './operations/secret-rotation/check-secret.ts'
import { programVersion } from './platform/program-version.ts'

export interface Prepared {
  /** Returned once, when the first start created an account with a generated password. */
  firstAdmin?: { email: string; password: string }
}

/** Prepares an empty or older database for serving; safe to run at every start and on several instances at once. */
export async function prepare(
  services: ApiServices,
  pool: PoolConfig,
  report: (line: string) => void,
): Promise<Prepared> {
  await services.files.check(report)
  report('Bringing the database up to date')
  await migrateDatabase(pool, programVersion)
  await seedProperty(services.db)
  await checkSecret(services.db, services, report)
  if (services.sampleData && (await isUntouched(services.db))) {
    // Loaded only here: all other starts do without its drawings.
    const { fillSample } = await import('./sample/fill-sample.ts')
    await fillSample(services, report)
  }
  const firstAdmin = await makeFirstAdmin(services.db, services.admin, services.passwordCost)
  return firstAdmin ? { firstAdmin } : {}
}
