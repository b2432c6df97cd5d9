import { availabilityCalls } from '@dvor/contract/calls/booking/availability.ts'
import { bookingCalls } from '@dvor/contract/calls/booking/booking.ts'
import { commonServiceRequest, stayRequest } from '@dvor/contract/pricing/quotes.ts'
import { hold as heldStay } from '@dvor/contract/reservations/reservations.ts'
import { draftLink } from '@dvor/contract/reservations/booking-drafts.ts'
import { adults, childrenAges, day, id } from '@dvor/contract/values/values.ts'
import { deviceKeyHeader } from '@dvor/contract/values/device-key.ts'
import { newToken } from '../db/ids.ts'
import { z } from 'zod'
import type { Ask } from './ask.ts'
import { tool, toolOf, type Tool } from './tool.ts'

const party = z.object({
  from: day.describe('Day of arrival, YYYY-MM-DD'),
  to: day.describe('Day of departure'),
  adults,
  children_ages: childrenAges.default([]).describe('Ages in years on the day of arrival'),
})

const listed = z.array(z.looseObject({ id }))
const unit = z.looseObject({ id, slug: z.string() })

/** Fields of a unit and of a service that a guest chooses by. */
const unitFields = [
  'id',
  'title',
  'slug',
  'short_description',
  'beds',
  'capacity',
  'extra_beds',
  'max_children',
  'amenities',
  'pets_allowed',
  'min_nights',
]
const serviceFields = [
  'id',
  'title',
  'description',
  'price',
  'price_unit',
  'mandatory',
  'meal',
  'max_quantity',
]

const pick = (rows: unknown, fields: readonly string[]) =>
  listed.parse(rows).map((row) => Object.fromEntries(fields.map((field) => [field, row[field]])))

/** What everybody may ask, without signing in; money is in cents of EUR. */
export const guestTools: readonly Tool[] = [
  tool({
    name: 'list_rooms',
    title: 'Izby a chaty',
    description: 'Rooms and cottages of the guesthouse with their beds, capacity and equipment.',
    access: 'anyone',
    input: z.object({}),
    changesNothing: true,
    run: async (ask) => pick(await ask('GET /accommodation-units'), unitFields),
  }),
  tool({
    name: 'list_services',
    title: 'Služby k pobytu',
    description: 'Services that can be booked with a stay, such as breakfast, with prices in cents.',
    access: 'anyone',
    input: z.object({}),
    changesNothing: true,
    run: async (ask) => pick(await ask('GET /common-services'), serviceFields),
  }),
  tool({
    name: 'search_availability',
    title: availabilityCalls.availability.summary,
    description: 'Free rooms for days and guests, each with its total in cents, or why it cannot be booked.',
    access: 'anyone',
    input: party,
    changesNothing: true,
    run: (ask, query) => ask(availabilityCalls.availability.path, { query }),
  }),
  tool({
    name: 'free_days',
    title: availabilityCalls.partyDays.summary,
    description:
      'Days on which a party may arrive, with the lowest price of the night. At most 20 days are answered.',
    access: 'anyone',
    input: party,
    changesNothing: true,
    run: (ask, query) => ask(availabilityCalls.partyDays.path, { query }),
  }),
  toolOf(availabilityCalls.lowestPrices, {
    name: 'lowest_prices',
    description: 'The lowest price of a night of each room in the coming year.',
  }),
  toolOf(bookingCalls.quote, {
    name: 'quote',
    description:
      'The exact price of stays and services with every line, and what hinders a booking. common_services takes ids of list_services with a quantity.',
    onlyReads: true,
  }),
  tool({
    name: 'hold',
    title: bookingCalls.hold.summary,
    description:
      'Holds one room for a few minutes and answers a link. The guest opens it, enters the contact, agrees to the terms and pays there; nothing is ordered before.',
    access: 'anyone',
    input: z.object({
      stay: stayRequest,
      common_services: z.array(commonServiceRequest).max(30).default([]),
    }),
    changesNothing: false,
    run: holdWithLink,
  }),
]

interface HoldInput {
  stay: z.output<typeof stayRequest>
  common_services: z.output<typeof commonServiceRequest>[]
}

/** Holds a stay for a device of its own and makes a link that moves the hold, with the choice, to the guest's device. */
async function holdWithLink(ask: Ask, { stay, common_services }: HoldInput) {
  const headers = { [deviceKeyHeader]: newToken() }
  const { slug } = unit.parse(
    await ask('GET /accommodation-units/:id', { params: [stay.accommodation_unit] }),
  )
  const held = heldStay.parse(await ask(bookingCalls.hold.path, { body: { stays: [stay] }, headers }))
  const { arrival: from, departure: to, adults: grown, children_ages } = stay
  const room = [slug, grown, ...(children_ages.length > 0 ? [children_ages.join('-')] : [])].join('.')
  const ages: Record<string, string> = children_ages.length > 0 ? { children_ages: children_ages.join() } : {}
  // The address of the booking and its input, as the site carries them to another device.
  const query = new URLSearchParams({ from, to, adults: String(grown), ...ages, room, step: '2' }).toString()
  const services = Object.fromEntries(common_services.map((one) => [one.common_service, one.quantity]))
  const body = {
    content: JSON.stringify({ query, draft: { services } }),
    search: { from, to, adults: grown, children_ages },
  }
  const { url } = draftLink.parse(await ask(bookingCalls.keepDraft.path, { body, headers }))
  const { expires_at, price } = held
  return { link: url, held_until: expires_at, room_total: price.total }
}
