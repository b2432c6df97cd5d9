import { expectNoFaults } from './testing/bad-input/expect-no-faults.ts'
import { collections } from '@dvor/contract/collections/index.ts'
import { inject, test } from 'vitest'

const isCollection = (path: string) => Object.hasOwn(collections, path.split('/')[1] ?? '')

test(
  'any input to a collection is answered, refused by name, and stored safely',
  async () => {
    await expectNoFaults('collections', ({ path }) => isCollection(path))
  },
  300_000 * inject('effort'),
)
