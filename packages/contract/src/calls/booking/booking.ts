import { z } from 'zod'
import { packageOptions, packageOptionsRequest } from '../../pricing/packages.ts'
import { planOffers } from '../../pricing/plan-offers.ts'
import { quoteAnswer, quoteRequest } from '../../pricing/quotes.ts'
import * as drafts from '../../reservations/booking-drafts.ts'
import * as reservations from '../../reservations/reservations.ts'
import { occurrence, occurrencesQuery } from '../../services/slots.ts'
import { paymentMethod } from '../../values/reservation-states.ts'
import { day } from '../../values/values.ts'
import { declareCalls } from '../call.ts'
import { bookingPaths } from './booking-paths.ts'

/** Calls of a visitor on the way to an order. */
export const bookingCalls = declareCalls('booking', bookingPaths, {
  /** Offered for a first arrival on this day. */
  paymentMethods: {
    access: 'anyone',
    summary: 'Ponúkané spôsoby platby',
    query: z.strictObject({ arrival: day }),
    answer: z.array(paymentMethod),
  },
  occurrences: {
    access: 'anyone',
    summary: 'Termíny služby s voľnými miestami',
    query: occurrencesQuery,
    answer: z.array(occurrence),
  },
  /** The price, with what a hold would be refused for now. */
  quote: {
    access: 'anyone',
    summary: 'Výpočet ceny',
    body: quoteRequest,
    errors: ['coupon_invalid'],
    answer: quoteAnswer,
  },
  /** The rate plans of all units of a request, each with its price or the reasons against it. */
  planOffers: {
    access: 'anyone',
    summary: 'Sadzby, z ktorých si hosť môže vybrať',
    body: quoteRequest,
    answer: planOffers,
  },
  packageOptions: {
    access: 'anyone',
    summary: 'Dni a časy balíka',
    body: packageOptionsRequest,
    errors: ['package_unavailable'],
    answer: packageOptions,
  },
  /** With a key it also replaces the earlier hold of that key, even if that was never answered. */
  hold: {
    access: 'anyone',
    summary: 'Dočasné podržanie izieb',
    headers: reservations.keyedHeaders,
    body: reservations.holdRequest,
    errors: [
      'hold_limit',
      'hold_moved',
      'nights_taken',
      'not_available',
      'order_too_large',
      'orders_closed',
      'package_unavailable',
      'seats_taken',
    ],
    answer: reservations.hold,
  },
  /** By the hold's token, or by the key of its request or of its device; tokens have the same form as keys. */
  releaseHold: {
    access: 'token',
    summary: 'Uvoľnenie podržaných izieb',
    params: z.object({ token: reservations.idempotencyKey }),
    answer: z.object({ freed: z.boolean() }),
  },
  keepDraft: {
    keyed: true,
    access: 'anyone',
    summary: 'Odkaz na rozpracovanú rezerváciu',
    headers: reservations.deviceHeaders,
    body: drafts.draftRequest,
    errors: ['hold_expired'],
    answer: drafts.draftLink,
  },
  /** The secret is in the body, because addresses are logged. */
  continueDraft: {
    access: 'token',
    summary: 'Pokračovanie v rozpracovanej rezervácii na tomto zariadení',
    headers: reservations.deviceHeaders,
    body: drafts.draftContinuation,
    errors: ['hold_expired'],
    answer: drafts.continuedDraft,
  },
  /** The same key with the same body always gives the same answer. */
  order: {
    access: 'token',
    summary: 'Záväzná objednávka',
    headers: reservations.keyedHeaders,
    body: reservations.orderRequest,
    errors: [
      'coupon_invalid',
      'coupon_used',
      'hold_expired',
      'hold_moved',
      'nights_taken',
      'not_available',
      'order_limit',
      'orders_closed',
      'payment_method_unavailable',
      'price_changed',
      'seats_taken',
      'voucher_invalid',
    ],
    answer: reservations.orderResult,
  },
})
