import type { FieldIssue } from '@dvor/contract/errors/errors.ts'
import type { ResourceNeed } from '@dvor/contract/services/resources.ts'
import type { Hooks } from '../../crud/define.ts'
import { ApiError, invalid } from '../../platform/errors.ts'
import { listNeeding, listResources } from './resource-queries.ts'

/** A service as far as its needs depend on it. */
interface Needing {
  resources: readonly ResourceNeed[]
  price_unit: unknown
  min_persons: unknown
}

/** The least of a resource that a service needs to take place: for its smallest group, where the need is per person. */
function leastOf({ resources, price_unit, min_persons }: Needing, resource: string): number {
  const need = resources.find((one) => one.resource === resource)
  if (!need) return 0
  const isGroup = price_unit === 'group' && typeof min_persons === 'number'
  return need.quantity * (need.per === 'person' && isGroup ? min_persons : 1)
}

/** Refuses a service that needs an unknown resource, or more of one than there is. @throws ApiError `invalid` */
export const checkNeeds: NonNullable<Hooks['beforeWrite']> = async (db, draft, current) => {
  const { resources = [], price_unit, min_persons } = { ...current, ...draft }
  const needs = resources as ResourceNeed[]
  if (needs.length === 0) return draft
  const resourceRows = await listResources(
    db,
    needs.map(({ resource }) => resource),
  )
  const issues = needs.flatMap(({ resource }, index): FieldIssue[] => {
    const resourceRow = resourceRows.find(({ id }) => id === resource)
    if (!resourceRow) return [{ path: `resources.${index}.resource`, code: 'not_found' }]
    const least = leastOf({ resources: needs, price_unit, min_persons }, resource)
    return least > resourceRow.quantity ? [{ path: `resources.${index}.quantity`, code: 'too_big' }] : []
  })
  if (issues.length > 0) throw invalid(issues)
  return draft
}

/** Refuses a number that no longer suffices for a service. @throws ApiError `invalid` */
export const checkResource: NonNullable<Hooks['beforeWrite']> = async (db, draft, current) => {
  const { quantity } = draft
  if (!current || typeof quantity !== 'number') return draft
  const needing = await listNeeding(db, current.id)
  if (needing.some((service) => leastOf(service, current.id) > quantity))
    throw invalid([{ path: 'quantity', code: 'too_small' }])
  return draft
}

/** Refuses the delete of a resource that services need. @throws ApiError `in_use` with their number */
export const refuseNeeded: NonNullable<Hooks['beforeDelete']> = async (db, { id }) => {
  const needing = await listNeeding(db, id)
  if (needing.length > 0)
    throw new ApiError('in_use', 'Services need this resource', { details: { services: needing.length } })
}

/** Checks the hours of a closure, and that no more are away than there are. @throws ApiError `invalid` */
export const checkResourceClosure: NonNullable<Hooks['beforeWrite']> = async (db, draft, current) => {
  const { resource, time_from, time_to, quantity } = { ...current, ...draft }
  const issues: FieldIssue[] = []
  if (Boolean(time_from) !== Boolean(time_to))
    issues.push({ path: time_from ? 'time_to' : 'time_from', code: 'required' })
  if (time_from && time_from === time_to) issues.push({ path: 'time_to', code: 'out_of_order' })
  const [resourceRow] = typeof resource === 'string' ? await listResources(db, [resource]) : []
  if (resourceRow && typeof quantity === 'number' && quantity > resourceRow.quantity)
    issues.push({ path: 'quantity', code: 'too_big' })
  if (issues.length > 0) throw invalid(issues)
  return draft
}
