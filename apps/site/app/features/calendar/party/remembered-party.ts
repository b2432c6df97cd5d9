import { addDays, type Day } from '@dvor/format/days.ts'
import { oldestChild } from '@dvor/contract/values/party-limits.ts'
import { partyLimits, type TypedParty } from './party.ts'

const storageKey = 'dvor.party'
/** Days after which the party is forgotten, because the children have grown. */
const daysKept = 90
/** The last day, the adults, the ages: `2027-02-21 2 8 3`. Read without a schema, which the first page does not load. */
const pattern = /^(?<until>\d{4}-\d{2}-\d{2}) (?<adults>\d{1,2})(?<ages>(?: \d{1,2})*)$/

/** The text under which a party is kept until 90 days from now; a child without an age is not kept. */
export const storedParty = ({ adults, ages }: Pick<TypedParty, 'adults' | 'ages'>, today: Day): string =>
  [addDays(today, daysKept), adults, ...ages].join(' ')

/** Reads a kept party; null where there is none, it is too old, or no party that can be asked for. */
export function partyIn(text: string, today: Day): TypedParty | null {
  const { until = '', adults = '', ages: list = '' } = pattern.exec(text)?.groups ?? {}
  const ages = list.split(' ').filter(Boolean).map(Number)
  const party = { adults: Number(adults), children: ages.length, ages }
  const isPossible =
    party.adults >= 1 &&
    party.adults <= partyLimits.adults &&
    party.children <= partyLimits.children &&
    ages.every((age) => age <= oldestChild)
  return until >= today && isPossible ? party : null
}

/** Keeps the party on this device for the next search. */
export function rememberParty(party: TypedParty, today: Day): void {
  try {
    localStorage.setItem(storageKey, storedParty(party, today))
  } catch {
    // Some private windows have no storage: the party is then chosen again.
  }
}

/** The party of this device's last search, if there is one. */
export function rememberedParty(today: Day): TypedParty | null {
  try {
    return partyIn(localStorage.getItem(storageKey) ?? '', today)
  } catch {
    return null
  }
}
