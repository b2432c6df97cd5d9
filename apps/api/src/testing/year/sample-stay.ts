import fc from 'fast-check'

/** A stay of the year, with what happens to its money. */
const sampleStay = fc.record({
  /** Days after 5 January 2027; the last ones reach over New Year. */
  day: fc.integer({ min: 0, max: 358 }),
  nights: fc.integer({ min: 1, max: 9 }),
  company: fc.boolean(),
  /** The payment with the order: by a transfer on the statement, or at a gateway by this method. */
  deposit: fc.constantFrom(
    'none',
    'transfer',
    'transfer',
    'sandbox',
    'comgate card',
    'gopay card',
    'gopay bank',
    'tatrapayplus card',
    'tatrapayplus bank',
    'tatrapayplus later',
  ),
  /** Whether a transfer has the sum that is due; another sum is assigned by the owner. */
  exact: fc.boolean(),
  rest: fc.constantFrom('none', 'cash', 'cash', 'card', 'transfer', 'link'),
  security: fc.constantFrom('none', 'none', 'returned', 'kept'),
  /** Whether the guest asks for the recreation allowance. */
  allowance: fc.boolean(),
  end: fc.constantFrom('completed', 'completed', 'completed', 'credited', 'cancelled'),
  after: fc.constantFrom('nothing', 'reversed', 'refunded', 'doubled', 'gateway', 'gateway'),
})
export type SampleStay = typeof sampleStay extends fc.Arbitrary<infer T> ? T : never

/** A stay over New Year, so that every year has numbers of both. */
const overNewYear: SampleStay = {
  day: 356,
  nights: 9,
  company: true,
  deposit: 'transfer',
  exact: true,
  rest: 'cash',
  security: 'kept',
  allowance: false,
  end: 'completed',
  after: 'doubled',
}

/** One stay of each way to pay, so that the smallest year has all of them. */
const ofEachGateway = (
  ['comgate card', 'gopay card', 'gopay bank', 'tatrapayplus card', 'tatrapayplus bank', 'sandbox'] as const
).map((deposit, index): SampleStay => ({
  day: 40 + 50 * index,
  nights: 2 + index,
  company: false,
  deposit,
  exact: true,
  rest: 'link',
  security: index % 2 === 0 ? 'returned' : 'none',
  allowance: index < 2,
  end: index === 3 ? 'cancelled' : 'completed',
  after: 'gateway',
}))

const differences = fc.constantFrom(0, 0, 50, -120)

/** Random stays of a seed, with those that every year has. */
export const sampleStays = (seed: number, count: number): SampleStay[] => [
  ...fc.sample(sampleStay, { numRuns: count, seed }),
  ...ofEachGateway,
  overNewYear,
]

/** Differences (cents) of the counted cash at the ends of months. */
export const sampleDifferences = (seed: number): number[] => fc.sample(differences, { numRuns: 5, seed })
