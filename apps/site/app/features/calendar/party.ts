/** Guests as they are typed: the known ages are those of the first children. */
export interface TypedParty {
  adults: number
  children: number
  ages: readonly number[]
}

/** Whether every child has an age. */
export const isPartyKnown = ({ children, ages }: TypedParty): boolean => ages.length === children
