import type { SoldPackage } from '@dvor/booking/packages/package-lines.ts'
import { includedRequests, packageProblem, packageTermsOf } from '@dvor/booking/packages/package-price.ts'
import type { RateTable } from '@dvor/booking/pricing/rate-table.ts'
import type { OfferedSlot } from '@dvor/booking/services/slots.ts'
import type { StayRequest } from '@dvor/contract/pricing/quotes.ts'
import type { ServiceRequest } from '@dvor/contract/services/slots.ts'
import type { Db } from '../db/database.ts'
import { findPackage } from './package-queries.ts'
import { packageUnavailable } from './places.ts'

interface Request {
  stays: readonly StayRequest[]
  services: readonly ServiceRequest[]
  slots: ReadonlyMap<string, OfferedSlot>
  /** The units of the stays. */
  tables: ReadonlyMap<string, RateTable>
}

/**
 * The package that a request is for, with the slot services that it includes. Its places are counted where nights are
 * taken (`claimPlaces`). @throws ApiError `package_unavailable`
 */
export async function soldPackage(db: Db, id: string, request: Request): Promise<SoldPackage> {
  const packageRow = await findPackage(db, id)
  const problem = packageRow ? packageProblem(packageRow, request) : 'not_offered'
  if (!packageRow || problem) throw packageUnavailable(problem ?? 'not_offered')
  const arrival = request.stays[0]?.arrival ?? ''
  const requests = includedRequests(packageRow, arrival, request.services, request.slots)
  return {
    terms: packageTermsOf(packageRow),
    included: requests.flatMap((one) => one ?? []),
    commonServices: packageRow.included_common_services,
  }
}
