import type { PackageProblem } from '@dvor/contract/pricing/packages.ts'
import type { Db } from '../db/database.ts'
import { ApiError } from '../platform/errors.ts'
import { countSold, findPackage, lockPackage } from './package-queries.ts'

/** The error for a package that cannot be booked, with its reason. */
export const packageUnavailable = (reason: PackageProblem) =>
  new ApiError('package_unavailable', `The package cannot be booked: ${reason}`, { details: { reason } })

/** Whether a package has places for further stays; exact while the package is locked. */
export async function hasPlaces(db: Db, id: string, stays: number, now: Date): Promise<boolean> {
  const packageRow = await findPackage(db, id)
  if (!packageRow || packageRow.places === null) return true
  return (await countSold(db, id, now)) + stays <= packageRow.places
}

/**
 * Locks the package and refuses more stays than it has places. Units are locked before a package, a package before
 * seats. @throws ApiError `package_unavailable`
 */
export async function claimPlaces(db: Db, id: string | null, stays: number, now: Date): Promise<void> {
  if (id === null) return
  await lockPackage(db, id)
  if (!(await hasPlaces(db, id, stays, now))) throw packageUnavailable('sold_out')
}
