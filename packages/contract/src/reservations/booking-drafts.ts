import { z } from 'zod'
import { adults, childrenAges, day, email, instant, language } from '../values/values.ts'
import { reservationToken } from './reservations.ts'

/** Limits of the links to unfinished bookings. */
export const draftLimits = {
  /** Hours after which a link ends, also when its nights are still held. */
  hours: 24,
  /** Characters of what was typed. */
  content: 20_000,
} as const

/**
 * The fragment of the link's address, which no server receives: `#pokracovanie=<secret>`, in an e-mail with
 * `.<mailbox proof>` after it.
 */
export const draftFragment = 'pokracovanie'

/** `POST /booking-drafts`: keeps what the calling device has typed, as long as the device holds nights or seats. */
export const draftRequest = z.strictObject({
  /** The typed values, in the form of the site's own draft; the server stores them encrypted and does not read them. */
  content: z.string().min(1).max(draftLimits.content),
  /** Days and guests of the search that the address shows; they name nobody. */
  search: z.strictObject({
    from: day.nullish(),
    to: day.nullish(),
    adults,
    children_ages: childrenAges.default([]),
  }),
  /** The address to which the link is sent; absent where it is only shown. */
  email: email.nullish(),
  language: language.default('sk'),
})
export type DraftRequest = z.output<typeof draftRequest>

/** The link, its QR code as SVG, and the end of the hold. */
export const draftLink = z.object({ url: z.string(), qr_svg: z.string(), expires_at: instant })
export type DraftLink = z.infer<typeof draftLink>

/** `POST /booking-drafts/continuations`: moves the hold to the calling device. */
export const draftContinuation = z.strictObject({ token: reservationToken })

export const continuedDraft = z.object({ content: z.string(), expires_at: instant })
export type ContinuedDraft = z.infer<typeof continuedDraft>
