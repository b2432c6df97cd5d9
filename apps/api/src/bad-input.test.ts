import { test } from 'vitest'
import { expectNoFaults } from './testing/bad-input/expect-no-faults.ts'

/** Of so many operations of the document one is attacked; the `.long` tests attack all. */
const step = 12

test('any input to some of the calls is answered, refused by name, and stored safely', async () => {
  let seen = 0
  await expectNoFaults('some calls', () => seen++ % step === 0)
})
