import { z } from 'zod'
import { otherUses } from '@dvor/contract/errors/uses.ts'
import { declaredText, labelIn } from '../texts/declared.ts'
import { allCollections } from './collection-paths.ts'

const uses = z.record(z.string(), z.number())

/** Details of `in_use` (rows by table) as text: 'Ceny (3), Rezervácie (1)'. Empty when there are none. */
export function usesText(details: unknown): string {
  const parsed = uses.safeParse(details)
  if (!parsed.success) return ''
  return Object.entries(parsed.data)
    .map(([table, count]) => `${labelOf(table)} (${count})`)
    .join(', ')
}

function labelOf(table: string): string {
  const collection = allCollections.find(({ name }) => name === table.replaceAll('_', '-'))
  return collection ? declaredText(collection.label.many) : (labelIn(otherUses, table) ?? table)
}
