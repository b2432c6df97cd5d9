import { z } from 'zod'
import { availabilityQuery, unitAvailability } from '../../pricing/availability.ts'
import * as changes from '../../reservations/admin-reservations.ts'
import {
  agreedQuote,
  agreedQuoteRequest,
  priceAdjustmentsChange,
} from '../../reservations/price-adjustments.ts'
import { dryRunQuery } from '../../values/values.ts'
import { declareCalls } from '../call.ts'
import { stayPaths } from './stay-paths.ts'

/** The owner's changes of days, rooms and price, and what they would cost or return. */
export const stayCalls = declareCalls('reservations', stayPaths, {
  availabilityFor: {
    access: 'reservations.move',
    summary: 'Voľné jednotky pre presun rezervácie; jej vlastné noci sa počítajú ako voľné',
    query: availabilityQuery,
    answer: z.array(unitAvailability),
  },
  changeStays: {
    access: 'reservations.move',
    summary: 'Zmena pobytu, aj len na skúšku',
    query: dryRunQuery,
    body: changes.staysChange,
    errors: ['nights_taken', 'transition_not_allowed'],
    answer: changes.staysChanged,
  },
  swapRooms: {
    keyed: true,
    access: 'reservations.move',
    summary: 'Výmena izieb dvoch rezervácií, aj len na skúšku',
    query: dryRunQuery,
    body: changes.roomSwap,
    errors: ['price_changed'],
    answer: changes.roomsSwapped,
  },
  departEarly: {
    access: 'reservations.checkin',
    summary: 'Skorší odchod ubytovaných hostí, aj len na skúšku',
    query: dryRunQuery,
    body: changes.earlyDeparture,
    errors: ['price_changed', 'transition_not_allowed'],
    answer: changes.earlyDepartureOutcome,
  },
  previewCancellation: {
    access: 'reservations.cancel',
    summary: 'Čo by zrušenie ponechalo a vrátilo',
    answer: changes.cancellationPreview,
  },
  /** The price of a new reservation with what is agreed; changes nothing. */
  quoteAgreed: {
    access: 'reservations.create',
    summary: 'Cena novej rezervácie s dohodou majiteľa',
    body: agreedQuoteRequest,
    errors: ['coupon_invalid'],
    answer: agreedQuote,
  },
  changePlan: {
    access: 'money.adjust',
    summary: 'Iná sadzba rezervácie, aj len na skúšku',
    query: dryRunQuery,
    body: changes.planChange,
    answer: changes.priceChange,
  },
  changePriceAdjustments: {
    access: 'money.adjust',
    summary: 'Dohodnutá cena, zľava a vlastné riadky, aj len na skúšku',
    query: dryRunQuery,
    body: priceAdjustmentsChange,
    errors: ['price_changed', 'transition_not_allowed'],
    answer: changes.priceChange,
  },
})
