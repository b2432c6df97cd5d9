import { maxAdults, maxChildren } from '@dvor/contract/values/party-limits.ts'

/** Guests as they are typed: the known ages are those of the first children. */
export interface TypedParty {
  adults: number
  children: number
  ages: readonly number[]
}

/** The most guests that can be asked for. */
export type PartyLimits = Pick<TypedParty, 'adults' | 'children'>

/** The most that can be asked for online (docs/contract.md: `GET /availability`). */
export const partyLimits: PartyLimits = { adults: maxAdults, children: maxChildren }

/** The most guests of a unit with these places. Small children may need no place, so they are not limited here. */
export const limitsOf = (sleeps: number): PartyLimits => ({
  ...partyLimits,
  adults: Math.min(partyLimits.adults, sleeps),
})

/** Whether every child has an age. */
export const isPartyKnown = ({ children, ages }: TypedParty): boolean => ages.length === children
