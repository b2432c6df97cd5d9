import type { Permission } from '../accounts/permissions.ts'
import { can, type Principal } from '../accounts/roles.ts'
import { collections } from '../collections/index.ts'
import type { Collection } from '../declaration/collection.ts'
import type { Words } from '../declaration/field.ts'
import { canRead, seenBy } from '../declaration/seen.ts'
import { withoutUnseen } from '../declaration/without-unseen.ts'

/** What the history holds beside collections: who may read it, and its name. */
export const recordsBeside = {
  accounting: { sees: 'accounting.manage', label: { sk: 'Účtovníctvo', en: 'Accounting' } },
  backups: { sees: 'settings.read', label: { sk: 'Zálohy', en: 'Backups' } },
  'personal-data': { sees: 'privacy.manage', label: { sk: 'Osobné údaje', en: 'Personal data' } },
  'price-changes': { sees: 'prices.read', label: { sk: 'Cenový kalendár', en: 'Price calendar' } },
  'room-states': { sees: 'housekeeping.read', label: { sk: 'Stav izieb', en: 'Room states' } },
  till: { sees: 'till.read', label: { sk: 'Pokladňa', en: 'Till' } },
  vouchers: { sees: 'money.read', label: { sk: 'Darčekové poukazy', en: 'Gift vouchers' } },
} as const satisfies Record<string, { sees: Permission; label: Words }>

const beside = new Map<string, { sees: Permission }>(Object.entries(recordsBeside))

const byName = new Map<string, Collection>(Object.entries(collections))

/** Whether the present version records changes under a name; a history may hold those of former ones. */
export const isRecordedName = (name: string): boolean => byName.has(name) || beside.has(name)

/** Whether the caller reads the records that the history has under a name; nobody but an admin those of an unknown one. */
export function canReadRecords(principal: Principal, name: string): boolean {
  const collection = byName.get(name)
  return collection
    ? canRead(principal, collection)
    : can(principal, beside.get(name)?.sees ?? 'users.manage')
}

/** Stored beside the declared fields, and seen with the record. */
const always = new Set(['state'])

/** The values of a change that the caller sees; null where it does not see such records. */
export function seenValues(principal: Principal, name: string, values: unknown): unknown {
  if (!canReadRecords(principal, name)) return null
  const collection = byName.get(name)
  if (!collection || typeof values !== 'object' || values === null) return values
  const { fields } = seenBy(principal, collection)
  // Columns without a declared field are only for those who see all fields.
  const isWhole = Object.keys(fields).length === Object.keys(collection.fields).length
  const seen = Object.entries(values).flatMap(([key, value]) => {
    const field = fields[key]
    if (field) return [[key, withoutUnseen(principal, field.schema, value)] as const]
    return isWhole || always.has(key) ? [[key, value] as const] : []
  })
  return Object.fromEntries(seen)
}
