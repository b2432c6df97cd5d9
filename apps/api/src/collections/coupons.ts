import { coupons as declaration } from '@dvor/contract/collections/reservations/coupons.ts'
import type { Hooks } from '../crud/define.ts'
import { onServer } from '../crud/define.ts'
import { checkLists } from '../inventory/check-units.ts'
import { invalid } from '../platform/errors.ts'
import { couponRows } from '../db/schema/reservations/coupons.ts'

const checkNamed = checkLists('units', 'plans', 'services')

/** Refuses more than 100 %, and unknown units, services and rate plans. */
const checkCoupon: NonNullable<Hooks['beforeWrite']> = async (db, draft, current, context) => {
  const kind = draft['kind'] ?? current?.['kind']
  const value = draft['value'] ?? current?.['value']
  if (kind === 'percent' && typeof value === 'number' && value > 100)
    throw invalid([{ path: 'value', code: 'too_big' }])
  return checkNamed(db, draft, current, context)
}

export const coupons = onServer(declaration, couponRows, { hooks: { beforeWrite: checkCoupon } })
