import { canReadRecords, seenValues } from '@dvor/contract/calls/recorded.ts'
import { collections } from '@dvor/contract/collections/index.ts'
import type { Collection } from '@dvor/contract/declaration/collection.ts'
import type {
  LaterChange,
  UndoneChange,
  UndoneValue,
  UndoOutcome,
  UndoRequest,
} from '@dvor/contract/insight/undo.ts'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { CollectionServices } from '../crud/services.ts'
import { inTransaction, type Db } from '../db/database.ts'
import { inDryRun } from '../db/dry-run.ts'
import { recordChange } from '../history/queries.ts'
import type { Actor } from '../platform/actor.ts'
import { closedMonthOf } from '../platform/closed-month.ts'
import { ApiError, forbidden, notFound } from '../platform/errors.ts'
import { UndoRefused, type UndoContext, type UndoEntry, type UndoPlan, valuesOf } from './undo-entry.ts'
import { planOf } from './undo-kinds.ts'
import { keysChangedBy, listLaterOf, listTogether } from './undo-queries.ts'

/**
 * Takes back a change, with all others of the same call, by the ordinary writes of its records. A dry run does the same
 * and rolls back. Those that are refused stay, where `version` shows that the caller has seen it. @throws ApiError
 * `not_found`; `forbidden`; `stale` with what stands, where it differs from what the caller has seen
 */
export async function undoChanges(
  db: Db,
  actor: Actor,
  request: UndoRequest,
  services: CollectionServices,
  dryRun: boolean,
): Promise<UndoOutcome> {
  return inDryRun(db, dryRun, async (tx) => {
    const entries = await listTogether(tx, request)
    if (entries.length === 0) throw notFound('The change')
    const context = { actor, services, together: new Set(entries.map(({ id }) => id)) }
    const changes: UndoneChange[] = []
    for (const entry of entries) changes.push(await takeBack(tx, entry, context))
    if (changes.every(({ refusal }) => refusal?.code === 'forbidden')) throw forbidden()
    const outcome = { version: versionOf(changes), changes }
    if (!dryRun) refuseUnseen(outcome, request.version)
    return outcome
  })
}

const versionOf = (changes: readonly UndoneChange[]): string =>
  createHash('sha256').update(JSON.stringify(changes)).digest('base64url')

/** Without a version only what loses nothing and is refused nowhere is taken back. */
function refuseUnseen(outcome: UndoOutcome, version: string | undefined): void {
  const isClean = outcome.changes.every(({ later, refusal }) => later.length === 0 && !refusal)
  const isPossible = outcome.changes.some(({ refusal }) => !refusal)
  if (isPossible && (version === undefined ? isClean : version === outcome.version)) return
  throw new ApiError('stale', 'The change is not taken back as it stands', { details: outcome })
}

async function takeBack(tx: Db, entry: UndoEntry, context: UndoContext): Promise<UndoneChange> {
  const { actor } = context
  const { id, collection, recordId: record, action, at, actor: by } = entry
  const change = {
    id,
    collection,
    record,
    action,
    at,
    actor: by,
    title: titleOf(actor, entry),
    values: [],
    later: [],
  }
  if (!canReadRecords(actor, collection)) return { ...change, refusal: refusalOf(forbidden()) }
  let plan: UndoPlan | undefined
  try {
    plan = await inTransaction(tx, (inner) => planOf(inner, entry, context))
    const later = await laterOf(tx, entry, plan.keys ?? [], context)
    await inTransaction(tx, (inner) => apply(inner, entry, plan, actor))
    return { ...change, values: seen(actor, entry, plan.values), later, refusal: null }
  } catch (error) {
    const values = seen(actor, entry, plan?.values ?? [])
    return { ...change, values, later: laterPrices(error), refusal: refusalOf(error) }
  }
}

/** Carries the plan out, with a note of what it takes back; changes of prices have theirs in the entry itself. */
async function apply(tx: Db, entry: UndoEntry, plan: UndoPlan | undefined, actor: Actor): Promise<void> {
  await plan?.apply(tx)
  const { id, collection, recordId, action, at } = entry
  if (priced.has(collection)) return
  await recordChange(tx, actor, { collection, recordId, action: 'undo', after: { undoes: id, action, at } })
}

const priced = new Set(['price-changes', 'prices', 'day-rates'])

async function laterOf(
  tx: Db,
  entry: UndoEntry,
  lost: readonly string[],
  { actor, together }: UndoContext,
): Promise<LaterChange[]> {
  if (lost.length === 0) return []
  const later = await listLaterOf(tx, entry, together)
  return later.flatMap((other) => {
    const keys = keysChangedBy(other, lost).filter((key) => isSeen(actor, other, key))
    const { id, at, actor: by, action } = other
    return keys.length > 0 ? [{ id, at, actor: by, action, keys }] : []
  })
}

/** Later changes of the same prices, which refuse an undo of prices. */
function laterPrices(error: unknown): LaterChange[] {
  const { data } = later.safeParse(error instanceof ApiError ? error.extras.details : null)
  return (data?.changes ?? []).map(({ kind: action, ...change }) => ({ ...change, action, keys: [] }))
}
const later = z.object({
  changes: z.array(z.object({ id: z.string(), at: z.string(), actor: z.string(), kind: z.string() })),
})

const isSeen = (actor: Actor, { collection }: UndoEntry, key: string) =>
  key in (valuesOf(seenValues(actor, collection, { [key]: null })) ?? {})

/** The values that the actor sees. */
const seen = (actor: Actor, entry: UndoEntry, values: readonly UndoneValue[]): UndoneValue[] =>
  values.flatMap((value) => {
    if (!isSeen(actor, entry, value.key)) return []
    const of = (one: unknown) =>
      valuesOf(seenValues(actor, entry.collection, { [value.key]: one }))?.[value.key]
    return [{ ...value, now: of(value.now), after: of(value.after) }]
  })

const declared = new Map<string, Collection>(Object.entries(collections))

/** The name of the record at the time of the change; null where the actor does not see it. */
function titleOf(actor: Actor, { collection, before, after }: UndoEntry): string | null {
  const key = declared.get(collection)?.titleField ?? 'title'
  const sides = [after, before].map((side) => valuesOf(seenValues(actor, collection, side))?.[key])
  return sides.find((title) => typeof title === 'string') ?? null
}

/** @throws the error itself where it is a fault, or asks the person for a proof */
function refusalOf(error: unknown): UndoneChange['refusal'] {
  if (error instanceof UndoRefused) return { reason: error.reason, code: null, details: null }
  const refused = error instanceof ApiError ? error : closedMonthOf(error)
  if (!refused || refused.code === 'proof_needed') throw error
  if (refused.code === 'not_found') return { reason: 'gone', code: null, details: null }
  return { reason: 'refused', code: refused.code, details: detailsOf(refused) }
}

/** Numbers of uses and taken nights help; a record that was read would tell more than its fields allow. */
const detailsOf = ({ code, extras }: ApiError): unknown =>
  code === 'in_use' || code === 'nights_taken' ? (extras.details ?? null) : null
