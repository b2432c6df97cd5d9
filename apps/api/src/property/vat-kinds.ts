import { vatKindChoices, type FurtherVatKind } from '@dvor/contract/money/vat-kinds.ts'
import type { VatKind } from '@dvor/contract/values/vat-kind.ts'
import { inArray, sql } from 'drizzle-orm'
import type { Draft, Row } from '../crud/define.ts'
import type { Db } from '../db/database.ts'
import { reservations } from '../db/schema/reservations/reservations.ts'
import { billItemRows } from '../db/schema/housekeeping/bill-items.ts'
import { commonServiceRows } from '../db/schema/services/common-services.ts'
import { productRows } from '../db/schema/services/products.ts'
import { serviceRows } from '../db/schema/services/services.ts'
import { invalid } from '../platform/errors.ts'
import { readSettings } from './settings.ts'

/** Refuses a kind that the settings do not have. @throws ApiError `invalid` at the path */
export async function refuseUnknownVatKind(db: Db, kinds: readonly VatKind[], path: string): Promise<void> {
  if (kinds.length === 0) return
  const vatKinds = vatKindChoices((await readSettings(db)).vat_kinds).map(({ value }) => value)
  if (!kinds.every((kind) => vatKinds.includes(kind))) throw invalid([{ path, code: 'invalid_choice' }])
}

/** Refuses to remove a kind of services or of agreed prices. @throws ApiError `invalid` */
export async function refuseUsedVatKinds(db: Db, draft: Draft, current: Row): Promise<void> {
  const kindsIn = (row: Draft | Row) => ((row['vat_kinds'] ?? []) as FurtherVatKind[]).map(({ kind }) => kind)
  if (draft['vat_kinds'] === undefined) return
  const newKinds = kindsIn(draft)
  const removed = kindsIn(current).filter((kind) => !newKinds.includes(kind))
  if (removed.length === 0) return
  const named = removed.map(
    (kind) => sql`${reservations.price} @> ${JSON.stringify({ lines: [{ vat_kind: kind }] })}::jsonb`,
  )
  const used =
    (await db.$count(serviceRows, inArray(serviceRows.vat_kind, removed))) +
    (await db.$count(commonServiceRows, inArray(commonServiceRows.vat_kind, removed))) +
    (await db.$count(productRows, inArray(productRows.vat_kind, removed))) +
    (await db.$count(billItemRows, inArray(billItemRows.vat_kind, removed))) +
    (await db.$count(reservations, sql.join(named, sql` or `)))
  if (used > 0) throw invalid([{ path: 'vat_kinds', code: 'still_used' }])
}
