import { waitingRefusals } from '@dvor/contract/reservations/waiting-list.ts'
import { expect, test } from 'vitest'
import { refusalReason } from './refusal-reason.ts'

test('the details of a refusal give a reason that the page knows, and no other one', () => {
  expect(refusalReason(waitingRefusals, { reason: 'known' })).toBe('known')
  expect(refusalReason(waitingRefusals, { reason: 'busy' })).toBeUndefined()
  expect(refusalReason(waitingRefusals, 'known')).toBeUndefined()
  expect(refusalReason(waitingRefusals, undefined)).toBeUndefined()
})
