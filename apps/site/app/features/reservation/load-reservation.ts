import { isServed } from '@dvor/booking/services/service-groups.ts'
import { unitsLacking } from '@dvor/booking/services/unit-requirements.ts'
import { accommodationUnits } from '@dvor/contract/collections/accommodation/accommodation-units.ts'
import { commonServices } from '@dvor/contract/collections/services/common-services.ts'
import { administratorForms } from '@dvor/contract/collections/settings/administrator-forms.ts'
import type { GuestSheet } from '@dvor/contract/guests/guest-register.ts'
import type { WeatherChoice } from '@dvor/contract/services/weather.ts'
import type { ProductOffer } from '@dvor/contract/reservations/bill-items.ts'
import { type ReservationDetail } from '@dvor/contract/reservations/reservation-details.ts'
import type { Day } from '@dvor/format/days.ts'
import { slug as slugSchema } from '@dvor/contract/values/values.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { data, redirect, type RouterContextProvider } from 'react-router'
import { visitContext } from '../../core/client/visit.ts'
import { apiOf } from '../../core/client/api.ts'
import { behindLink } from '../../core/client/behind-link.ts'
import { listAll } from '../../core/client/list-all.ts'
import { flowPath } from '../search/search-params.ts'
import { loadArrival, type Arrival } from './arrival/load-arrival.ts'
import { loadActivities, type OpenActivity } from './activities/load-activities.ts'
import type { OfferedService } from './changes/change-fields.tsx'
import { loadSeatChoices, noChoices, type SeatChoices } from './changes/load-seat-choices.ts'
import { homeLanguage } from '@dvor/format/languages.ts'

type Context = Readonly<RouterContextProvider>

/** Data of the page behind `/rezervacia-detail/{slug}`; without a detail the link is unknown. */
export interface ReservationView {
  detail: ReservationDetail | null
  /** The guest register; null where nobody sleeps here. */
  sheet: GuestSheet | null
  today: Day
  /** Common services that the guest can add; empty where nothing can be changed any more. */
  services: readonly OfferedService[]
  /** Whether the guest's device is Apple's. */
  isApple: boolean
  /** The owner's words of thanks after an order; null on every other visit, in English, and where there are none. */
  thanks: string | null
  /** Alternatives for the booked slot services; empty where nothing can be changed any more. */
  seats: SeatChoices
  /** The guest's next steps; null once the stay is over or given up. */
  arrival: Arrival | null
  /** What the weather has stopped, with the times to choose from. */
  weather: readonly WeatherChoice[]
  /** Activities that the guest can still add to the stay. */
  activities: readonly OpenActivity[]
  /** What the guest can order for the departure; null where nothing can be ordered. */
  products: ProductOffer
}

/** Finds a guest's reservation by its token; null when there is none, and for a mere hold. */
export async function findReservation(context: Context, token: string): Promise<ReservationDetail | null> {
  const answer = await behindLink(token, apiOf(context).booking.attempt.detail)
  return answer && answer.number !== null ? answer : null
}

const appleDevice = /iPhone|iPad|Macintosh/

/** Loads the reservation of a token, with the owner's thanks where the page begins with them; 404 without one. */
export async function loadReservation(context: Context, token: string, request: Request, isThanked: boolean) {
  const client = apiOf(context)
  const { now, language } = context.get(visitContext)
  const [detail, thanks] = await Promise.all([
    findReservation(context, token),
    isThanked && language === homeLanguage ? findThanks(context) : null,
  ])
  const view: ReservationView = {
    detail,
    sheet: detail && (await findSheet(context, detail)),
    today: todayIn(now),
    isApple: appleDevice.test(request.headers.get('user-agent') ?? ''),
    thanks,
    arrival: detail && (await loadArrival(context, detail)),
    services: detail?.change_until && detail.stays.length > 0 ? await listServices(context, detail) : [],
    weather: (detail && (await client.booking.weatherChoices(token))) ?? [],
    activities: detail ? await loadActivities(client, detail, todayIn(now)) : [],
    products: detail && (await client.booking.products(detail.token)),
    seats: detail?.change_until ? await loadSeatChoices(client, detail, todayIn(now)) : noChoices,
  }
  return data(view, { status: detail ? 200 : 404 })
}

async function findThanks(context: Context): Promise<string | null> {
  const forms = await apiOf(context).resource(administratorForms).list({ key: 'reservation' })
  return forms?.[0]?.success_text ?? null
}

/** The services that the guest may add to the units of the reservation. */
async function listServices(context: Context, { stays }: ReservationDetail): Promise<OfferedService[]> {
  const booked = stays.map(({ accommodation_unit: { id } }) => ({ accommodation_unit: id }))
  const [all, equipped] = await Promise.all([
    listAll((page) =>
      apiOf(context)
        .resource(commonServices)
        .list({ active: true, _sort: 'order:ASC', ...page }),
    ),
    apiOf(context)
      .resource(accommodationUnits)
      .list({ id_in: booked.map((stay) => stay.accommodation_unit), _limit: -1 }),
  ])
  return (all ?? [])
    .filter(({ mandatory }) => !mandatory)
    .filter((service) =>
      isServed({ units: service.units ?? [], lacking: unitsLacking(service, equipped ?? []) }, booked),
    )
    .map(({ id, title, price, price_unit, max_quantity }) => ({ id, title, price, price_unit, max_quantity }))
}

/** Sections whose data cannot be read are left out, because the page itself matters more. */
async function findSheet(context: Context, { token }: ReservationDetail): Promise<GuestSheet | null> {
  const sheet = await apiOf(context).booking.guests(token)
  const alerts = sheet !== null && sheet.expected > 0 && (sheet.can_edit || sheet.guests.length > 0)
  return alerts ? sheet : null
}

/** Redirects the slug of a unit to the booking with it (302). */
export async function leadToUnit(context: Context, slug: string): Promise<void> {
  if (!slugSchema.safeParse(slug).success) return
  const units = await apiOf(context).resource(accommodationUnits).list({ slug, active: true })
  if (units?.[0]) throw redirect(flowPath({ unit: units[0].slug }), 302)
}
