import { seenWith } from '../declaration/seen-with.ts'
import { z } from 'zod'
import { partyQuery } from '../pricing/availability.ts'
import { restriction } from '../pricing/quotes.ts'
import { gatheringStates } from '../values/gathering-states.ts'
import {
  adults,
  cents,
  childrenAges,
  day,
  email,
  id,
  instant,
  language,
  name,
  phone,
} from '../values/values.ts'
import { reservationToken } from './reservations.ts'

/** Limits that the owner does not set; the rules of gatherings are settings (`gathering_…`). */
export const gatheringLimits = {
  /** Most units of a gathering; their nights together are limited like those of a hold. */
  units: 20,
  /** Confirmed gatherings of the whole property at a time. */
  openAtOnce: 5,
  /** Hours before the end at which the organiser is reminded. */
  reminderHours: 6,
  /** Most hours by which the owner prolongs a gathering at once. */
  ownerHours: 168,
} as const

/** Pages of the site that the e-mails lead to; the secret follows. */
export const gatheringPaths = { shared: '/spolu', organiser: '/spolu/sprava' } as const

/** `POST /gathering-requests`: the organiser's form. */
export const gatheringRequest = z.strictObject({
  arrival: day,
  departure: day,
  units: z.array(id).min(1).max(gatheringLimits.units),
  first_name: name,
  last_name: name,
  email,
  phone: phone.nullish(),
  /** A word for the other families. */
  message: z.string().trim().max(1000).nullish(),
  language: language.default('sk'),
  /** A hidden field; only programs fill it in, and they get the usual answer. */
  website: z.string().max(500).optional(),
})
export type GatheringInput = z.input<typeof gatheringRequest>
export type GatheringRequest = z.output<typeof gatheringRequest>

/** Reason for which a request or its confirmation was refused (`details.reason` of `conflict`). */
export const gatheringRefusals = [
  /** The owner does not offer gatherings. */
  'not_offered',
  /** The mailbox has an open gathering. */
  'known',
  /** `gatheringLimits.openAtOnce` gatherings are open. */
  'busy',
] as const
export type GatheringRefusal = (typeof gatheringRefusals)[number]

/** The units are held until then, as by any hold of the web; by the link in the e-mail the organiser holds them for the owner's hours. */
export const gatheringRequested = z.object({ confirm_until: instant })
export type GatheringRequested = z.infer<typeof gatheringRequested>

/**
 * `free`: a family may choose it; `chosen`: a family is at its order; `taken`: a family has ordered it; `released`: it
 * is not part of the gathering any more.
 */
export const gatheringUnitState = z.enum(['free', 'chosen', 'taken', 'released'])
export type GatheringUnitState = z.infer<typeof gatheringUnitState>

const namedUnit = z.object({ id, title: z.string(), slug: z.string() })

const shownUnit = z.object({
  accommodation_unit: namedUnit,
  state: gatheringUnitState,
  /** First name of the guest who ordered it; null in every other state. */
  family: z.string().nullable(),
})

const facts = {
  state: z.enum(gatheringStates.map(({ value }) => value)),
  arrival: day,
  departure: day,
  /** First name of the organiser. */
  organiser: z.string(),
  message: z.string().nullable(),
  /** The end of the hold; in the past once the gathering has ended. */
  held_until: instant,
  language,
}

/** `GET /shared-gatherings/{token}?adults&children_ages`: what every family sees by the shared link. */
export const sharedGathering = z.object({
  ...facts,
  units: z.array(
    shownUnit.extend({
      /** Persons that it sleeps. */
      sleeps: z.int(),
      /** Whether the calling device (`Device-Key`) is at its order. */
      own: z.boolean(),
      /** For the party of the query, with everything mandatory; null unless it is free or its own, and sleeps them. */
      total: cents.nullable(),
      /** Why the party cannot take it. */
      refusals: z.array(restriction),
    }),
  ),
})
export type SharedGathering = z.infer<typeof sharedGathering>

/** The party for which prices are shown. */
export const gatheringParty = z.strictObject({
  ...partyQuery,
  adults: partyQuery.adults.default(2).meta({ default: 2 }),
})

/**
 * `POST /shared-gatherings/{token}/choices`: the units that a family takes, each with its guests. The answer is a hold
 * like any other, which the family orders by `POST /reservation-orders`.
 */
export const gatheringChoice = z.strictObject({
  stays: z
    .array(
      z.strictObject({
        accommodation_unit: id,
        adults,
        children_ages: childrenAges.default([]),
      }),
    )
    .min(1)
    .max(gatheringLimits.units),
  /** Absent: the first rate plan of all its units that can be booked. */
  rate_plan: id.nullish(),
})
export type GatheringChoiceInput = z.input<typeof gatheringChoice>
export type GatheringChoice = z.output<typeof gatheringChoice>

/** `GET /organised-gatherings/{token}`: the organiser's page, and with it the owner's. */
export const organisedGathering = z.object({
  ...facts,
  /** Secret of the shared link; null until the organiser has confirmed. */
  token: reservationToken.nullable(),
  email: seenWith('guests.read', z.string()),
  /** Hours by which the organiser may still prolong it. */
  prolong_hours: z.int(),
  units: z.array(shownUnit),
})
export type OrganisedGathering = z.infer<typeof organisedGathering>

/** `POST …/releases`: units that become free for all; those that a family has chosen or ordered stay. */
export const gatheringReleases = z.strictObject({ units: z.array(id).min(1).max(gatheringLimits.units) })

/** `POST …/prolongation`: by the organiser as far as the owner's rule, by the owner up to a week at once. */
export const gatheringProlongation = z.strictObject({
  hours: z.int().min(1).max(gatheringLimits.ownerHours),
})

/** `GET /gatherings/{id}/units`: what the owner sees of each unit. */
export const ownersGathering = organisedGathering.extend({
  units: z.array(
    shownUnit.extend({
      /** The reservation that was ordered from it, perhaps with other units; what is paid of its total. */
      reservation: z
        .object({
          id,
          number: seenWith('reservations.read', z.string()),
          guest_name: seenWith('reservations.read', z.string().nullable()),
          total: seenWith('money.read', cents),
          paid: seenWith('money.read', z.int()),
        })
        .nullable(),
    }),
  ),
})
export type OwnersGathering = z.infer<typeof ownersGathering>
