import { z } from 'zod'
import { guestCard, guestMatch, guestMerge, guestPair, guestSearch } from '../../guests/guest-cards.ts'
import { dryRunQuery } from '../../values/values.ts'
import { declareCalls } from '../call.ts'
import { guestCardPaths } from './guest-paths.ts'

/** The person across stays, beside the collection `guests`. */
export const guestCardCalls = declareCalls('guests', guestCardPaths, {
  card: { access: 'guests.read', summary: 'Hosť naprieč pobytmi', answer: guestCard },
  matches: {
    access: 'guests.read',
    summary: 'Známi hostia podľa mena, e-mailu alebo telefónu',
    query: guestSearch,
    answer: z.array(guestMatch),
  },
  duplicates: {
    access: 'guests.read',
    summary: 'Dvojice kariet, ktoré môžu byť jeden hosť',
    answer: z.array(guestPair),
  },
  /** With `dry_run` the card as it would be. */
  merge: {
    access: 'reservations.edit',
    also: ['guests.read'],
    summary: 'Zlúčenie dvoch kariet hosťa',
    query: dryRunQuery,
    body: guestMerge,
    errors: ['conflict'],
    answer: guestCard,
  },
  /** Takes a merged card out again; answers the card that it was in. */
  separate: {
    access: 'reservations.edit',
    also: ['guests.read'],
    summary: 'Oddelenie zlúčenej karty hosťa',
    errors: ['conflict'],
    answer: guestCard,
  },
})
