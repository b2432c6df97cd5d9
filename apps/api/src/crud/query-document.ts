import type { Collection } from '@dvor/contract/collection.ts'
import { queryableFields } from '@dvor/contract/schemas.ts'
import { z } from 'zod'

const filters =
  'Aj s koncovkou _ne, _lt, _lte, _gt, _gte, _in, _nin (kľúč sa opakuje), _contains, _ncontains, _containss, _ncontainss, _null'

const text = (description: string) => z.string().max(300).optional().meta({ description })
const whole = (description: string) => z.int().min(-1).optional().meta({ description })

const control = {
  _q: text('Hľadanie v textoch, bez ohľadu na veľkosť písmen a diakritiku'),
  _where: text('Podmienky v zátvorkách: _where[pole_gt]=1, _where[_or][0][pole]=a&_where[_or][1][pole]=b'),
}
const page = {
  _sort: text('pole:ASC,iné:DESC; pri zhode rozhodne id'),
  _start: whole('Koľko záznamov preskočiť'),
  _limit: whole(
    'Najviac záznamov: predvolených 100, verejnosť 100, správca 1000; -1 je najviac, koľko sa dá',
  ),
}

/**
 * What the OpenAPI document says of the query of a list (`page`: with sorting and paging) or a count; the engine reads
 * it itself, from the same fields (see query.ts).
 */
export function queryDocument(collection: Collection, kind: 'list' | 'count') {
  const fields = { id: { label: 'Id' }, createdAt: { label: 'Vytvorený' }, updatedAt: { label: 'Zmenený' } }
  const all = Object.entries({ ...fields, ...queryableFields(collection, 'admin') })
  const byField = all.map(([name, { label }]) => [name, text(`${label}. ${filters}`)] as const)
  return z.object({ ...Object.fromEntries(byField), ...control, ...(kind === 'list' && page) })
}
