import { periodRestrictions } from '@dvor/booking/stay/stay.ts'
import type { Client } from '@dvor/client/client.ts'
import type { UnitAvailability } from '@dvor/contract/pricing/availability.ts'
import type { ListItem, SingleRecord } from '@dvor/contract/declaration/collection.ts'
import { accommodationUnits } from '@dvor/contract/collections/accommodation/accommodation-units.ts'
import { commonServices } from '@dvor/contract/collections/services/common-services.ts'
import { unitsLacking } from '@dvor/booking/services/unit-requirements.ts'
import { isServed } from '@dvor/booking/services/service-groups.ts'
import type { CommonService } from '@dvor/booking/services/service-rows.ts'
import type { AgeBand } from '@dvor/contract/pricing/age-bands.ts'
import type { CancellationRule } from '@dvor/contract/money/cancellation-rule.ts'
import { globalSettings } from '@dvor/contract/collections/settings/global-settings.ts'
import type { ErrorCode } from '@dvor/contract/errors/errors.ts'
import type { PlanOffer } from '@dvor/contract/pricing/plan-offers.ts'
import type { PackageOptions } from '@dvor/contract/pricing/packages.ts'
import type { PriceBreakdown } from '@dvor/contract/pricing/quotes.ts'
import type { Language } from '@dvor/format/languages.ts'
import type { PaymentMethod } from '@dvor/contract/values/reservation-states.ts'
import type { Day } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { data, redirect, type RouterContextProvider } from 'react-router'
import { visitContext } from '../../../core/client/visit.ts'
import { apiOf } from '../../../core/client/api.ts'
import { listAll } from '../../../core/client/list-all.ts'
import { picked } from '../../../core/client/picked.ts'
import { amenityNames } from '../../stays/amenity-names.ts'
import { loadUnits, type UnitSummary } from '../../stays/load-units.ts'
import { noSearch, roomsOf, searchUnits } from './rooms-of-search.ts'
import { loadRating, type Rating } from './load-rating.ts'
import { loadOffer, type LinkedOffer } from './load-offer.ts'
import { loadSeats, type FlowSeats } from './load-services.ts'
import {
  bookingStep,
  flowPath,
  readFlowSearch,
  type FlowSearch,
  type RoomChoice,
} from '../../search/search-params.ts'
import { resultsOf, withoutHidden, type SearchResults } from './unit-quotes.ts'
import { searchProblems, type SearchProblems } from './search-problems.ts'
import { loadGroups, noGroups, type RoomGroups } from './load-groups.ts'
import { requestsOf } from './stay-requests.ts'

type UnitRecord = ListItem<typeof accommodationUnits>
/** The fields of a unit that the booking uses. */
export type FlowUnit = Pick<UnitRecord, (typeof unitFields)[number]> & {
  accommodation_object: { id: string; title: string; check_in_from: string | null }
  /** Names in the page's language. */
  amenities: string[]
}
type ServiceRecord = ListItem<typeof commonServices>
export type FlowService = Omit<ServiceRecord, 'child_prices' | 'units'> &
  Pick<CommonService, 'child_prices' | 'units' | 'lacking'>
type SettingsRecord = SingleRecord<typeof globalSettings>
export type FlowSettings = Pick<SettingsRecord, (typeof settingFields)[number]> & {
  age_bands: readonly AgeBand[]
  cancellation_rules: readonly CancellationRule[]
}

/** Data of a step. */
export interface FlowData extends FlowSeats, RoomGroups {
  search: FlowSearch
  /** Rooms taken: those of the address, or the unit of a link when it is free. */
  rooms: readonly RoomChoice[]
  today: Day
  problems: SearchProblems | null
  units: FlowUnit[]
  /** All units of the property; `units` lacks those that a page of results does not show. */
  names: Pick<FlowUnit, 'id' | 'slug' | 'title'>[]
  services: FlowService[]
  settings: FlowSettings
  /** Present in the first step once days and guests are known. */
  availability: UnitAvailability[] | null
  results: SearchResults | null
  /** Shown with the search's answer. */
  rating: Rating | null
  /** Some units to choose from before a search; null once days or a unit are given. */
  glimpse: UnitSummary[] | null
  /** Services that are not offered with the rooms taken. */
  elsewhere: readonly FlowService[]
  /** Errors of the search. */
  failure: ErrorCode | null
  /** Price of the rooms taken, without extras. */
  quote: PriceBreakdown | null
  methods: PaymentMethod[]
  /** Rate plans with which the rooms taken can be booked, in the owner's order; only in the last step. */
  plans: PlanOffer[]
  /** The seasonal offer whose code is in the address. */
  offer: LinkedOffer | null
  /** The package of the address for its party; null where it is not sold. */
  sold: PackageOptions | null
}

/** Loads the data of a step. Redirects later steps without rooms or a seat to the first one. */
export async function loadFlow(context: Readonly<RouterContextProvider>, url: URL) {
  const client = apiOf(context)
  const search = readFlowSearch(url.searchParams)
  const { now, language } = context.get(visitContext)
  const today = todayIn(now)
  const problems = searchProblems(search, periodOf(search, today), language)
  const isSearched = search.step === bookingStep.choice && !search.package && canSearch(search, problems)
  // Asked at once: what the first two need of the database then takes one round trip.
  const [property, answer, seats] = await Promise.all([
    loadProperty(client, language),
    isSearched ? searchUnits(client, search) : noSearch,
    loadSeats(client, search, today),
  ])
  if (!property) throw data(null, { status: 503 })
  const rooms = problems || seats.alone ? [] : roomsOf(search, property, answer.availability)
  if (search.step > bookingStep.choice && rooms.length === 0 && !isChosen(seats, search))
    throw redirect(flowPath({ ...search, step: bookingStep.choice }))
  const requests = requestsOf(search, rooms, property.units)
  const sold = await loadPackage(client, search)
  const isIncluded = ({ id }: FlowService) => sold?.common_services.some((one) => one.id === id)
  const isPriced = rooms.length > 0 && !search.package
  const quote = isPriced ? await client.booking.quote({ stays: requests }) : null
  const plans =
    search.step === bookingStep.order && isPriced
      ? await client.booking.planOffers({ stays: requests })
      : null
  const begins = seats.alone ? search.seat?.day : search.from
  const methods =
    search.step === bookingStep.order && begins
      ? await client.booking.attempt.paymentMethods({ arrival: begins })
      : null
  const flow: FlowData = {
    ...property,
    services: property.services.filter((service) => isServed(service, requests) && !isIncluded(service)),
    elsewhere: property.services.filter((service) => !isServed(service, requests)),
    ...answer,
    ...seats,
    glimpse: isOpen(search) && !seats.alone && !sold ? await loadUnits(context, glimpsed) : null,
    names: property.units.map((unit) => picked(unit, ['id', 'slug', 'title'])),
    results: answer.availability && resultsOf({ ...property, ...answer, search }),
    ...(answer.availability && search.page === 1
      ? await loadGroups(client, search, property, answer.availability)
      : noGroups),
    rating: answer.availability ? await loadRating(client) : null,
    search,
    rooms,
    today,
    problems,
    quote,
    methods: methods?.ok ? methods.value : [],
    plans: (plans ?? []).filter(({ price }) => price !== null),
    offer: await loadOffer(client, search),
    sold,
  }
  return data(withoutHidden(flow))
}

/** The package of the address with its days for the party. */
const loadPackage = (client: Client, { package: id, adults, ages }: FlowSearch) =>
  id ? client.booking.packageOptions({ package: id, adults, children_ages: [...ages] }) : null

/** Units shown before a search: two rows of three. */
const glimpsed = 6

/** Whether the address has neither days nor a room. */
const isOpen = ({ step, from, unit }: FlowSearch) => step === bookingStep.choice && !from && !unit

/** A service without a stay needs no room, only its time. */
const isChosen = ({ alone }: FlowSeats, { seat }: FlowSearch) => alone !== null && seat !== null

async function loadProperty(
  client: Client,
  language: Language,
): Promise<Pick<FlowData, 'units' | 'services' | 'settings'> | null> {
  const [units, services, settings] = await Promise.all([
    listAll((page) =>
      client.resource(accommodationUnits).list({ active: true, _sort: 'order:ASC', ...page }),
    ),
    listAll((page) => client.resource(commonServices).list({ active: true, _sort: 'order:ASC', ...page })),
    client.singleton(globalSettings).read(),
  ])
  return units && services && settings
    ? {
        units: units.map((unit) => unitShown(unit, language)),
        services: services.map((service) => serviceShown(service, units)),
        settings: settingsShown(settings),
      }
    : null
}

const unitFields = [
  'id',
  'slug',
  'title',
  'short_description',
  'image',
  'area_m2',
  'beds',
  'capacity',
  'extra_beds',
  'max_children',
  'age_bands',
  'pets_allowed',
  'security_deposit',
  'approval_required',
  'let_as',
] as const

function unitShown(unit: UnitRecord, language: Language): FlowUnit {
  const { id, title, check_in_from: from } = unit.accommodation_object
  const building = { id, title: String(title), check_in_from: typeof from === 'string' ? from : null }
  return {
    ...picked(unit, unitFields),
    amenities: amenityNames(unit, language),
    accommodation_object: building,
  }
}

const serviceShown = (service: ServiceRecord, units: readonly UnitRecord[]): FlowService => ({
  ...service,
  child_prices: service.child_prices ?? [],
  units: service.units ?? [],
  lacking: unitsLacking(service, units),
})

const settingFields = [
  'email',
  'phone',
  'check_in_from',
  'check_in_until',
  'hold_minutes',
  'approval_room_nights',
  'approval_persons',
  'unpaid_room_nights',
  'terms_version',
  'stay_tax_rates',
  'recreation_allowance_rules',
  'gathering_offered',
  'gathering_lead_days',
  'gathering_units',
] as const

function settingsShown(settings: SettingsRecord): FlowSettings {
  return {
    ...picked(settings, settingFields),
    age_bands: settings.age_bands ?? [],
    cancellation_rules: settings.cancellation_rules ?? [],
  }
}

const periodOf = ({ from, to }: FlowSearch, today: Day) =>
  from && to ? periodRestrictions({ arrival: from, departure: to }, today) : []

const canSearch = (search: FlowSearch, problems: SearchProblems | null) =>
  problems === null && search.from !== null && search.to !== null
