import { z } from 'zod'
import { declaredText } from '../texts/declared.ts'
import { allCollections } from '../records/collection-paths.ts'

const uses = z.record(z.string(), z.number())

/** Details of `in_use` (rows by table) as text: 'Ceny (3), Rezervácie (1)'. Empty when there are none. */
export function usesText(details: unknown): string {
  const parsed = uses.safeParse(details)
  if (!parsed.success) return ''
  return Object.entries(parsed.data)
    .map(([table, count]) => `${labelOf(table)} (${count})`)
    .join(', ')
}

/** Tables that belong to no collection. */
const otherTables: Readonly<Record<string, string>> = {
  stays: 'Pobyty v rezerváciách',
  room_nights: 'Obsadené noci',
  common_service_reservations: 'Služby v rezerváciách',
}

function labelOf(table: string): string {
  const collection = allCollections.find(({ name }) => name === table.replaceAll('_', '-'))
  return declaredText(collection?.label.many ?? otherTables[table] ?? table)
}
