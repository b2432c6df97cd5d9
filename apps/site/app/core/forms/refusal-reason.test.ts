import { waitingRefusals } from '@dvor/contract/reservations/waiting-list.ts'
import { expect, test } from 'vitest'
import { refusalReason } from './refusal-reason.ts'

test('the details of a refusal give a reason that the page knows, and no other one', () => {
  expect(refusalReason(waitingRefusals, { reason: 'free' })).toBe('free')
  expect(refusalReason(waitingRefusals, { reason: 'busy' })).toBeUndefined()
  expect(refusalReason(waitingRefusals, 'free')).toBeUndefined()
  expect(refusalReason(waitingRefusals, undefined)).toBeUndefined()
})
