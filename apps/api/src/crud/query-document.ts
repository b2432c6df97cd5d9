import { isFile, type Collection } from '@dvor/contract/declaration/collection.ts'
import { queryableFields } from '@dvor/contract/declaration/schemas.ts'
import type { Field } from '@dvor/contract/declaration/field.ts'
import { language as languageSchema } from '@dvor/contract/values/values.ts'
import { z } from 'zod'

const filters =
  'Aj s koncovkou _ne, _lt, _lte, _gt, _gte, _in, _nin (kľúč sa opakuje), _contains, _ncontains, _containss, _ncontainss, _null'

const text = (description: string) => z.string().max(300).optional().meta({ description })
const empty = (description: string) => z.boolean().optional().meta({ description })
const whole = (description: string) => z.int().min(-1).optional().meta({ description })

const stamps = {
  id: { label: { sk: 'Id' }, kind: 'relation' },
  createdAt: { label: { sk: 'Vytvorený' }, kind: 'instant' },
  updatedAt: { label: { sk: 'Zmenený' }, kind: 'instant' },
} as const

const control = {
  _q: text('Hľadanie v textoch, bez ohľadu na veľkosť písmen a diakritiku'),
  _where: text('Podmienky v zátvorkách: _where[pole_gt]=1, _where[_or][0][pole]=a&_where[_or][1][pole]=b'),
}
/** The language of the texts of a list or a record. */
export const locale = languageSchema
  .optional()
  .meta({ description: 'Jazyk textov, inak po anglicky, inak po slovensky' })
const page = {
  _sort: text('pole:ASC,iné:DESC; pri zhode rozhodne id'),
  _start: whole('Koľko záznamov preskočiť'),
  _limit: whole(
    'Najviac záznamov: predvolených 100, verejnosť 100, správca 1000; -1 je najviac, koľko sa dá',
  ),
}

/** The type of a value that a field is compared with. */
function valueOf({ kind }: Pick<Field, 'kind'>): z.ZodType {
  switch (kind) {
    case 'integer':
    case 'cents':
    case 'percent':
    case 'weekdays':
      return z.int()
    case 'decimal':
      return z.number()
    case 'flag':
      return z.boolean()
    default:
      return z.string().max(300)
  }
}

/**
 * OpenAPI schema of the query of a list (`page`: with sorting and paging) or a count. The engine reads the query from
 * the same fields (see query.ts).
 */
export function queryDocument(collection: Collection, kind: 'list' | 'count') {
  const all = Object.entries({ ...stamps, ...queryableFields(collection) })
  const byField = all.flatMap(([name, field]) => {
    const value = valueOf(field)
    const list = (description: string) => z.array(value).optional().meta({ description })
    return [
      [name, list(`${field.label.sk}: ktorákoľvek z hodnôt. ${filters}`)] as const,
      [`${name}_in`, list(`${field.label.sk}: ktorákoľvek z hodnôt`)] as const,
      [`${name}_nin`, list(`${field.label.sk}: žiadna z hodnôt`)] as const,
    ]
  })
  const files = Object.entries(collection.fields)
    .filter(([, field]) => isFile(field))
    .map(([name, field]) => [`${name}_null`, empty(`${field.label.sk}: chýba`)] as const)
  return z.object({
    ...Object.fromEntries([...byField, ...files]),
    ...control,
    ...(kind === 'list' && { ...page, ...('translations' in collection.fields && { locale }) }),
  })
}
