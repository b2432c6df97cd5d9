import { restrictionsFor } from '@dvor/booking/availability/restrictions.ts'
import { momentOf } from '@dvor/booking/stay/moment.ts'
import type {
  PriceChangeRequest,
  PriceChangeResult,
  TypicalStay,
} from '@dvor/contract/pricing/price-changes.ts'
import type { Restriction } from '@dvor/contract/pricing/quotes.ts'
import type { Db } from '../db/database.ts'
import { inDryRun } from '../db/dry-run.ts'
import type { Actor } from '../platform/actor.ts'
import type { Clock } from '../platform/clock.ts'
import { ApiError } from '../platform/errors.ts'
import { makeQuote } from '../pricing/quote.ts'
import { listLaterChanges } from './change-queries.ts'
import { planChange } from './plan-change.ts'
import { areaOf, planOf, type PlannedChange } from './price-state.ts'
import { lockPrices, storeChange } from './store-change.ts'
import { chooseStays, type ChosenStay } from './typical-stays.ts'

/**
 * Changes prices and restrictions of days or copies a season, as one change with one entry of the history. A dry run
 * does the same, prices typical stays before and after it, and rolls back.
 * @throws ApiError `invalid`; `stale` with the changes that others made to the same prices since the request's version
 */
export async function changePrices(
  db: Db,
  actor: Actor,
  request: PriceChangeRequest,
  clock: Clock,
  dryRun: boolean,
): Promise<PriceChangeResult> {
  const { now, today } = momentOf(clock.now())
  return inDryRun(db, dryRun, async (tx) => {
    await lockPrices(tx)
    const change = await planChange(tx, request, today, { createdAt: now.toISOString() })
    await refuseChangedSince(tx, request.version, change)
    const counts = { days: change.cells.length, seasons: change.seasons.length }
    if (counts.days + counts.seasons === 0) return { id: null, ...counts, stays: [] }
    const sampleStays = dryRun ? await chooseStays(tx, change, today) : []
    const plan = planOf(change)
    const before = await priced(tx, sampleStays, plan, clock)
    const { id } = await storeChange(tx, actor, change, {
      action: request.kind,
      title: titleOf(request, change),
    })
    const after = await priced(tx, sampleStays, plan, clock)
    const stays = sampleStays.map((stay, index) => compared(stay, before[index], after[index]))
    return { id: dryRun ? null : id, ...counts, stays }
  })
}

const titleOf = (request: PriceChangeRequest, { seasons: [season] }: PlannedChange): string | null =>
  season?.after?.title ?? (request.kind === 'set' ? (request.values.title ?? null) : null)

async function refuseChangedSince(
  tx: Db,
  version: string | null | undefined,
  change: PlannedChange,
): Promise<void> {
  const area = areaOf(change)
  if (!version || !area) return
  const changes = await listLaterChanges(tx, version, area)
  if (changes.length > 0)
    throw new ApiError('stale', 'Somebody changed these prices meanwhile', { details: { changes } })
}

interface Priced {
  total: number
  restrictions: Restriction[]
}

/**
 * Prices stays by the function that prices every order, under the plan whose prices change; taken nights do not count.
 */
async function priced(
  tx: Db,
  stays: readonly ChosenStay[],
  plan: string | null,
  clock: Clock,
): Promise<Priced[]> {
  const prices: Priced[] = []
  for (const { origin: _, ...request } of stays) {
    const { price, tables, settings, moment } = await makeQuote(
      tx,
      { stays: [request], common_services: [], rate_plan: plan },
      clock,
    )
    const table = tables.get(request.accommodation_unit)
    if (!table) throw new Error('makeQuote has checked the unit')
    const restrictions = restrictionsFor({ table, request, taken: new Map(), settings, moment })
    prices.push({ total: price.total, restrictions })
  }
  return prices
}

function compared(stay: ChosenStay, before: Priced | undefined, after: Priced | undefined): TypicalStay {
  if (!before || !after) throw new Error('each stay is priced twice')
  return {
    ...stay,
    children_ages: [...stay.children_ages],
    before: before.total,
    after: after.total,
    restrictions_before: before.restrictions,
    restrictions_after: after.restrictions,
  }
}
