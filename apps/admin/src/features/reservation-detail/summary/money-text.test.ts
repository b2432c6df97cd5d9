import type { PaymentMethod } from '@dvor/contract/values/reservation-states.ts'
import { beforeAll, expect, test } from 'vitest'
import { addTexts, startTexts } from '../../../core/texts/i18n.ts'
import { reservations } from '../../reservations/texts.ts'
import { moneyText } from './money-text.ts'

beforeAll(async () => {
  await startTexts()
  await addTexts({ reservations }, async () => ({}))
})

test.each<[PaymentMethod, string]>([
  ['transfer', 'platí sa po schválení'],
  ['on_site', 'platí sa na mieste'],
])('a request by %s says when it is paid', (payment_method, said) => {
  const sums = { total: 100, due: 100, paid: 0, to_return: 0, deposit_due: 30, cancellation_fee: null }
  const request = { state: 'pending_approval' as const, payment_method, ...sums, pay_by: null }
  expect(moneyText(request, null, '2026-11-22').details).toEqual([said])
})
