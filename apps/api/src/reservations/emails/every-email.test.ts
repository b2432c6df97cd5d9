import { expect, test } from 'vitest'
import { cases } from '../../testing/fixtures/email-cases.ts'
import { faultsOfEmails } from '../../testing/messages/faults-of-emails.ts'

/** Of so many cases one is written; the `.long` test writes all. No count of the values of a case divides it. */
const step = 11

test('no e-mail of some states and payment methods lacks a value or contradicts the reservation', () => {
  const { written, faults } = faultsOfEmails(cases.filter((_, index) => index % step === 0))
  expect(written).toBeGreaterThan(100)
  expect(faults).toEqual([])
})
