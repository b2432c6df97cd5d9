import { isComputed, isFile, type Collection } from '@dvor/contract/declaration/collection.ts'
import type { Field, FieldKind } from '@dvor/contract/declaration/field.ts'

/** Kinds preferred for the second column on a phone, the first one most. */
const preferredKinds: readonly FieldKind[] = ['cents', 'choice', 'day', 'instant', 'email', 'phone']

export type NamedField = [name: string, field: Field]

/** Fields of the list: pictures first, then the title, then the rest in declared order. */
export function listedFields(
  collection: Collection,
  isListed: (field: Field) => boolean = (field) => field.inList,
): NamedField[] {
  const rank = ([key, field]: [string, Field]) => (isFile(field) ? 0 : key === collection.titleField ? 1 : 2)
  return Object.entries(collection.fields)
    .filter(([, field]) => isListed(field) && !isComputed(field))
    .toSorted((a, b) => rank(a) - rank(b))
}

/** Kinds whose cell is a short text, for the line below a title on a phone. */
const detailKinds: readonly FieldKind[] = [...preferredKinds, 'relation', 'text', 'percent']

/** As many details of a record as stay readable on a phone. */
const mostDetails = 3

/** The parts of a record that a phone shows: the title, one more column, and details in a line below the title. */
export function narrowFields(collection: Collection) {
  return collection.phoneFields
    ? declaredFields(collection, collection.phoneFields)
    : fieldsByKind(collection)
}

/** As many columns as fit beside each other on a tablet, with a picture and the title. */
const mostTabletColumns = 4

/**
 * The parts of a record that a tablet shows. A list of few columns shows them all. Of a longer one, the details of a
 * phone stand below the title, and the first of the other fields are columns, then the last of the details. The first
 * and the last day of a range stay together.
 */
export function tabletFields(collection: Collection): { columns: NamedField[]; details: NamedField[] } {
  const listed = listedFields(collection)
  if (listed.length <= mostTabletColumns) return { columns: listed, details: [] }
  const { columns: narrowColumns, details } = narrowFields(collection)
  const keys = (fields: readonly NamedField[]) => fields.map(([key]) => key)
  const used = new Set(keys([...narrowColumns, ...details]))
  const picture = listed.filter(([, field]) => isFile(field)).slice(0, 1)
  const others = listed.filter(([key, field]) => !isFile(field) && !used.has(key))
  const room = mostTabletColumns - picture.length - narrowColumns.length
  const added = fitting(
    [...others.map((field) => [field]), ...groupsFromLast(details, collection.ranges)],
    room,
  )
  const visibleKeys = new Set(keys([...picture, ...narrowColumns, ...added]))
  return {
    columns: listed.filter(([key]) => visibleKeys.has(key)),
    details: details.filter(([key]) => !visibleKeys.has(key)),
  }
}

/** Details in groups, the last first: the start and the end of a range are one group. */
function groupsFromLast(details: readonly NamedField[], ranges: Collection['ranges'] = []): NamedField[][] {
  return details.toReversed().flatMap((field): NamedField[][] => {
    const named = (key: string | undefined) => details.find(([name]) => name === key)
    const start = named(ranges.find(([, end]) => end === field[0])?.[0])
    const end = named(ranges.find(([first]) => first === field[0])?.[1])
    if (end) return []
    return [start ? [start, field] : [field]]
  })
}

/** The fields of the groups that have room, in their order. */
function fitting(groups: readonly NamedField[][], room: number): NamedField[] {
  return groups.reduce<NamedField[]>(
    (fields, group) => (fields.length + group.length <= room ? [...fields, ...group] : fields),
    [],
  )
}

function declaredFields({ fields, titleField }: Collection, declared: readonly string[]) {
  const named = [titleField, ...declared].flatMap((key): NamedField[] => {
    const field = fields[key]
    return field ? [[key, field]] : []
  })
  return { columns: named.slice(0, 2), details: named.slice(2) }
}

function fieldsByKind(collection: Collection) {
  const listed = listedFields(collection)
  const title = listed.filter(([key]) => key === collection.titleField)
  const others = listed.filter(([key, field]) => key !== collection.titleField && !isFile(field))
  const preferred = preferredKinds.map((kind) => others.find(([, field]) => field.kind === kind))
  const second = preferred.find((one) => one !== undefined) ?? others.at(-1)
  const details = others
    .filter((one) => one !== second && detailKinds.includes(one[1].kind))
    .slice(0, mostDetails)
  return { columns: second ? [...title, second] : title, details: title.length > 0 ? details : [] }
}
