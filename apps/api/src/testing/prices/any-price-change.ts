import fc from 'fast-check'

/** Effect of a change of prices on a price. */
export const effect = fc.oneof(
  fc.record({ kind: fc.constant('fixed'), value: fc.integer({ min: 0, max: 50_000 }) }),
  fc.record({ kind: fc.constant('amount'), value: fc.integer({ min: -9000, max: 9000 }) }),
  fc.record({
    kind: fc.constant('percent'),
    value: fc.integer({ min: -9000, max: 9000 }),
    whole_euros: fc.boolean(),
  }),
)

/** Values that a change sets on its days, all of them optional. */
export const values = fc.record(
  {
    price: fc.option(effect),
    min_nights: fc.option(fc.integer({ min: 1, max: 4 })),
    max_nights: fc.option(fc.integer({ min: 2, max: 9 })),
    closed_to_arrival: fc.boolean(),
    closed_to_departure: fc.boolean(),
  },
  { requiredKeys: [] },
)
