import { expect, test } from 'vitest'
import { cases } from '../../testing/fixtures/email-cases.ts'
import { faultsOfEmails } from '../../testing/messages/faults-of-emails.ts'

test('no e-mail in any state and payment method lacks a value or contradicts the reservation', () => {
  const { written, faults } = faultsOfEmails(cases)
  expect(written).toBeGreaterThan(1000)
  expect(faults).toEqual([])
})
