import { coupons as declaration, couponKinds } from '@dvor/contract/collections/reservations/coupons.ts'
import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { admin, adminsOnly } from '../crud/access.ts'
import type { Hooks } from '../crud/define.ts'
import { onServer } from '../crud/define.ts'
import { day, stamps } from '../platform/columns.ts'
import { invalid } from '../platform/errors.ts'

export const couponRows = pgTable(
  'coupons',
  {
    ...stamps(),
    code: text('code').notNull(),
    title: text('title'),
    kind: text('kind').$type<(typeof couponKinds)[number]['value']>().notNull(),
    value: integer('value').notNull(),
    valid_from: day('valid_from'),
    valid_to: day('valid_to'),
    stay_from: day('stay_from'),
    stay_to: day('stay_to'),
    min_nights: integer('min_nights'),
    max_uses: integer('max_uses'),
    used_count: integer('used_count').notNull().default(0),
    active: boolean('active').notNull().default(true),
  },
  (table) => [
    uniqueIndex('coupon_code').on(sql`lower(${table.code})`),
    check('coupon_uses', sql`${table.max_uses} is null or ${table.used_count} <= ${table.max_uses}`),
  ],
)

const atMostAllOfIt: Hooks['beforeWrite'] = async (_db, draft, current) => {
  const kind = draft['kind'] ?? current?.['kind']
  const value = draft['value'] ?? current?.['value']
  if (kind === 'percent' && typeof value === 'number' && value > 100)
    throw invalid([{ path: 'value', code: 'too_big' }])
  return draft
}

export const coupons = onServer(declaration, couponRows, {
  access: { read: adminsOnly, write: admin },
  hooks: { beforeWrite: atMostAllOfIt },
})
