import { z } from 'zod'
import { seenWith } from '../declaration/seen-with.ts'
import { company } from '../money/company.ts'
import { reservationState } from '../values/reservation-states.ts'
import { cents, day, id, instant, language } from '../values/values.ts'

/** Equal data by which two cards may be of one person. */
export const likenesses = [
  { value: 'phone', label: { sk: 'rovnaký telefón', en: 'the same phone' } },
  { value: 'birth', label: { sk: 'rovnaké meno a dátum narodenia', en: 'the same name and date of birth' } },
  { value: 'address', label: { sk: 'rovnaké meno a ulica', en: 'the same name and street' } },
] as const
export const likeness = z.enum(likenesses.map(({ value }) => value))

/** A person as short as another screen needs it. */
const guestName = z.object({
  id,
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
})

/** Two cards that may be of one person. */
export const guestPair = z.object({ guests: z.tuple([guestName, guestName]), likeness })
export type GuestPair = z.infer<typeof guestPair>

/** A reservation of the guest; `spent` is what was paid for it and not returned. */
const guestStay = z.object({
  id,
  number: z.string(),
  state: reservationState,
  arrival: day.nullable(),
  departure: day.nullable(),
  units: z.array(z.string()),
  spent: seenWith('money.read', cents),
  /** When the guest agreed to the terms, and to which; null where the property booked. */
  accepted_at: instant.nullable(),
  terms_version: z.string().nullable(),
})

/** `GET /guests/:id/card`: the person over all stays, the latest first, with those of merged cards. */
export const guestCard = z.object({
  guest: guestName,
  /** Stays that took place or go on, and the nights of them. */
  visits: z.int(),
  nights: z.int(),
  /** Payments less what was returned, over all stays. */
  spent: seenWith('money.read', cents),
  stays: z.array(guestStay),
  /** Firms of the reservations, each once. */
  companies: z.array(company),
  /** Cards that were merged into this one and can be separated again. */
  merged: z.array(guestName),
  /** Other cards that may be of the same person. */
  likely: z.array(z.object({ guest: guestName, likeness })),
})
export type GuestCard = z.infer<typeof guestCard>

export const guestSearch = z.strictObject({
  q: z
    .string()
    .trim()
    .min(3)
    .max(100)
    // No text of the database contains NUL, and PostgreSQL refuses to search for it.
    .refine((text) => !text.includes('\0')),
})

/** `GET /guest-matches?q`: a guest whom the typed name, e-mail or phone fits; fills the form of a reservation. */
export const guestMatch = z.object({
  ...guestName.shape,
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  language,
  visits: z.int(),
  last: day.nullable(),
  wishes: z.string().nullable(),
  not_again: z.boolean(),
  not_again_reason: z.string().nullable(),
})
export type GuestMatch = z.infer<typeof guestMatch>

/** The guest of a reservation, as its screen shows the person. */
export const guestSummary = z.object({
  id,
  name: z.string(),
  visits: z.int(),
  wishes: z.string().nullable(),
  note: z.string().nullable(),
  not_again: z.boolean(),
  not_again_reason: z.string().nullable(),
})
export type GuestSummary = z.infer<typeof guestSummary>

/** Body of a merge: the card that goes into the one of the address. */
export const guestMerge = z.strictObject({ duplicate: id })
