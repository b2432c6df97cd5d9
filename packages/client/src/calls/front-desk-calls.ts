import type { SingleRecord } from '@dvor/contract/declaration/collection.ts'
import type { reservations } from '@dvor/contract/collections/reservations/reservations.ts'
import type { MonthlyStatement } from '@dvor/contract/insight/monthly-statement.ts'
import type { Analytics, AnalyticsQuery } from '@dvor/contract/insight/analytics.ts'
import type { Dashboard } from '@dvor/contract/insight/dashboard.ts'
import type { ReservationMessage } from '@dvor/contract/messages/emails.ts'
import type {
  PriceSimulation,
  PriceSimulationInput,
  SeasonEffect,
  SeasonEffectInput,
} from '@dvor/contract/pricing/price-simulations.ts'
import type { CommonServiceRequest } from '@dvor/contract/pricing/quotes.ts'
import type { UnitAvailability } from '@dvor/contract/pricing/availability.ts'
import type {
  AdminBookingInput,
  CancellationPreview,
  CommonServiceAddition,
  EarlyDeparture,
  EarlyDepartureOutcome,
  HistoryEntry,
  PlanChange,
  PriceChange,
  ReservationEdit,
  RoomsSwapped,
  RoomSwap,
  StaysChange,
  StaysChanged,
} from '@dvor/contract/reservations/admin-reservations.ts'
import type {
  AgreedQuote,
  AgreedQuoteInput,
  PriceAdjustments,
  PriceAdjustmentsChange,
} from '@dvor/contract/reservations/price-adjustments.ts'
import type { ReservationAlert } from '@dvor/contract/reservations/reservation-alerts.ts'
import type { TransactionInput, TransactionLog } from '@dvor/contract/money/ledger.ts'
import type { DepositInput, SecurityDeposit } from '@dvor/contract/money/security-deposits.ts'
import type { ChartPrices, TapeChart, TapeChartQuery } from '@dvor/contract/reservations/tape-chart.ts'
import type {
  BookedSlot,
  OccurrenceCancellation,
  OccurrenceReopening,
  ServiceAddition,
  ServiceRequest,
} from '@dvor/contract/services/slots.ts'
import { availabilityQuery, type AvailabilityRequest } from './availability-calls.ts'
import { ifMatchHeader, type EditOptions, type ReadOptions } from './call-options.ts'
import { withAttempt, type Attempt } from '../transport/result.ts'
import type { Send } from '../transport/transport.ts'

type Reservation = SingleRecord<typeof reservations>

const one = (id: string) => `/reservations/${encodeURIComponent(id)}`

/** Other dates, units or guests, and an early departure of guests who are here; previews change nothing. */
const stayCalls = (send: Send) => ({
  /** Free units for a move; the reservation's own nights count as free. */
  availabilityFor: (id: string, asked: AvailabilityRequest): Promise<Attempt<UnitAvailability[]>> =>
    send('GET', `${one(id)}/availability`, { query: availabilityQuery(asked) }),
  previewStays: (id: string, body: StaysChange, options?: EditOptions): Promise<Attempt<StaysChanged>> =>
    send('POST', `${one(id)}/stays`, { body, query: { dry_run: true }, headers: ifMatchHeader(options) }),
  changeStays: (id: string, body: StaysChange, options?: EditOptions): Promise<Attempt<StaysChanged>> =>
    send('POST', `${one(id)}/stays`, { body, headers: ifMatchHeader(options) }),
  previewSwap: (id: string, body: RoomSwap, options?: EditOptions): Promise<Attempt<RoomsSwapped>> =>
    send('POST', `${one(id)}/room-swap`, { body, query: { dry_run: true }, headers: ifMatchHeader(options) }),
  swapRooms: (id: string, body: RoomSwap, options?: EditOptions): Promise<Attempt<RoomsSwapped>> =>
    send('POST', `${one(id)}/room-swap`, { body, headers: ifMatchHeader(options) }),
  previewDeparture: (
    id: string,
    body: EarlyDeparture,
    options?: EditOptions,
  ): Promise<Attempt<EarlyDepartureOutcome>> =>
    send('POST', `${one(id)}/early-departure`, {
      body,
      query: { dry_run: true },
      headers: ifMatchHeader(options),
    }),
  departEarly: (
    id: string,
    body: EarlyDeparture,
    options?: EditOptions,
  ): Promise<Attempt<EarlyDepartureOutcome>> =>
    send('POST', `${one(id)}/early-departure`, { body, headers: ifMatchHeader(options) }),
})

/** The security deposit: what is agreed and held, and a movement of it. */
const depositCalls = (send: Send) => ({
  securityDeposit: (id: string): Promise<Attempt<SecurityDeposit>> =>
    send('GET', `${one(id)}/security-deposit`),
  recordDeposit: (id: string, body: DepositInput): Promise<Attempt<SecurityDeposit>> =>
    send('POST', `${one(id)}/security-deposit`, { body }),
})

/** An agreed price and lines added by hand; a preview changes nothing. */
const agreementCalls = (send: Send) => ({
  /** The price of a new reservation with what is agreed; changes nothing. */
  quoteAgreed: (body: AgreedQuoteInput, options?: ReadOptions): Promise<Attempt<AgreedQuote>> =>
    send('POST', '/agreed-quotes', { ...options, body }),
  previewPriceAdjustments: (
    id: string,
    body: PriceAdjustments,
    options?: EditOptions,
  ): Promise<Attempt<PriceChange>> =>
    send('PUT', `${one(id)}/price-adjustments`, {
      body,
      query: { dry_run: true },
      headers: ifMatchHeader(options),
    }),
  changePriceAdjustments: (
    id: string,
    body: PriceAdjustmentsChange,
    options?: EditOptions,
  ): Promise<Attempt<PriceChange>> =>
    send('PUT', `${one(id)}/price-adjustments`, { body, headers: ifMatchHeader(options) }),
  /** Price under another rate plan; changes nothing. */
  previewPlan: (id: string, body: PlanChange, options?: EditOptions): Promise<Attempt<PriceChange>> =>
    send('POST', `${one(id)}/rate-plan`, { body, query: { dry_run: true }, headers: ifMatchHeader(options) }),
  changePlan: (id: string, body: PlanChange, options?: EditOptions): Promise<Attempt<PriceChange>> =>
    send('POST', `${one(id)}/rate-plan`, { body, headers: ifMatchHeader(options) }),
})

/** Common services of a reservation. */
const commonServiceCalls = (send: Send) => ({
  /** Price of an additional common service; changes nothing. */
  previewCommonService: (
    id: string,
    body: CommonServiceRequest,
    options?: EditOptions,
  ): Promise<Attempt<PriceChange>> =>
    send('POST', `${one(id)}/common-service-reservations`, {
      body,
      query: { dry_run: true },
      headers: ifMatchHeader(options),
    }),
  addCommonService: (
    id: string,
    body: CommonServiceAddition,
    options?: EditOptions,
  ): Promise<Attempt<PriceChange>> =>
    send('POST', `${one(id)}/common-service-reservations`, { body, headers: ifMatchHeader(options) }),
  /** Price without a common service; changes nothing. */
  previewCommonServiceRemoval: (id: string): Promise<Attempt<PriceChange>> =>
    send('GET', `/common-service-reservations/${encodeURIComponent(id)}/removal`),
  removeCommonService: (id: string, options?: EditOptions): Promise<Attempt<unknown>> =>
    send('DELETE', `/common-service-reservations/${encodeURIComponent(id)}`, {
      headers: ifMatchHeader(options),
    }),
})

/** Slot services of a reservation. */
const slotServiceCalls = (send: Send) => ({
  /** Price of additional seats of a slot service; changes nothing. */
  previewService: (id: string, body: ServiceRequest, options?: EditOptions): Promise<Attempt<PriceChange>> =>
    send('POST', `${one(id)}/service-reservations`, {
      body,
      query: { dry_run: true },
      headers: ifMatchHeader(options),
    }),
  addService: (id: string, body: ServiceAddition, options?: EditOptions): Promise<Attempt<PriceChange>> =>
    send('POST', `${one(id)}/service-reservations`, { body, headers: ifMatchHeader(options) }),
  /** Price without a booked slot service; changes nothing. */
  previewServiceRemoval: (id: string): Promise<Attempt<PriceChange>> =>
    send('GET', `/service-reservations/${encodeURIComponent(id)}/removal`),
  removeService: (id: string, options?: EditOptions): Promise<Attempt<unknown>> =>
    send('DELETE', `/service-reservations/${encodeURIComponent(id)}`, { headers: ifMatchHeader(options) }),
})

/** The owner's actions on a reservation beyond lists (docs/contract.md, Back office). */
export function frontDeskCalls(send: Send) {
  return withAttempt({
    /** The owner's overview of today: arrivals, departures, waiting reservations, tasks. */
    dashboard: (): Promise<Attempt<Dashboard>> => send('GET', '/dashboard'),
    /** Figures from one night to another, both included, with the year before. */
    analytics: (period: AnalyticsQuery, options?: ReadOptions): Promise<Attempt<Analytics>> =>
      send('GET', '/analytics', { ...options, query: period }),
    /** The statement of a month `YYYY-MM`. */
    monthlyStatement: (month: string): Promise<Attempt<MonthlyStatement>> =>
      send('GET', `/monthly-statements/${encodeURIComponent(month)}`),
    /** Occupied nights of all units; days `YYYY-MM-DD`, `to` exclusive. */
    tapeChart: (view: TapeChartQuery, options?: ReadOptions): Promise<Attempt<TapeChart>> =>
      send('GET', '/tape-chart', { ...options, query: view }),
    chartPrices: (view: TapeChartQuery, options?: ReadOptions): Promise<Attempt<ChartPrices>> =>
      send('GET', '/tape-chart/prices', { ...options, query: view }),
    /** Price of a stay with its explanation, night by night; with a draft as if that season were saved. */
    simulatePrice: (body: PriceSimulationInput, options?: ReadOptions): Promise<Attempt<PriceSimulation>> =>
      send('POST', '/price-simulations', { ...options, body }),
    /** The nights that a season would price in its unit, and the other seasons on the rest; saves nothing. */
    seasonEffect: (body: SeasonEffectInput, options?: ReadOptions): Promise<Attempt<SeasonEffect>> =>
      send('POST', '/season-effects', { ...options, body }),
    book: (body: AdminBookingInput): Promise<Attempt<Reservation>> => send('POST', '/reservations', { body }),
    /** Changes guest and notes; with `state` it runs the transition. */
    edit: (id: string, body: ReservationEdit, options?: EditOptions): Promise<Attempt<Reservation>> =>
      send('PUT', one(id), { body, headers: ifMatchHeader(options) }),
    ...stayCalls(send),
    ...depositCalls(send),
    ...agreementCalls(send),
    ...commonServiceCalls(send),
    /** Marks an alert on a reservation as dealt with. */
    closeAlert: (id: string): Promise<Attempt<ReservationAlert>> =>
      send('DELETE', `/reservation-alerts/${encodeURIComponent(id)}`),
    history: (id: string): Promise<Attempt<HistoryEntry[]>> => send('GET', `${one(id)}/history`),
    /** Sent and waiting e-mails about it, oldest first. */
    messages: (id: string): Promise<Attempt<ReservationMessage[]>> => send('GET', `${one(id)}/messages`),
    recordTransaction: (id: string, body: TransactionInput): Promise<Attempt<TransactionLog>> =>
      send('POST', `${one(id)}/transaction-logs`, { body }),
    deleteTransaction: (id: string): Promise<Attempt<TransactionLog>> =>
      send('DELETE', `/transaction-logs/${encodeURIComponent(id)}`),
    /** Amounts kept and returned if cancelled now by the agreed rules. */
    previewCancellation: (id: string): Promise<Attempt<CancellationPreview>> =>
      send('GET', `${one(id)}/cancellation`),
    ...slotServiceCalls(send),
    /** Guests of a service between two days, both included. */
    serviceBookings: (service: string, range: { from: string; to: string }): Promise<Attempt<BookedSlot[]>> =>
      send('GET', `/services/${encodeURIComponent(service)}/bookings`, { query: range }),
    /** Cancels an occurrence and notifies all its guests. */
    cancelOccurrence: (body: OccurrenceCancellation): Promise<Attempt<{ reservations: number }>> =>
      send('POST', '/service-occurrences/cancellation', { body }),
    /** Makes a cancelled occurrence bookable again; former guests do not get their seats back. */
    reopenOccurrence: (body: OccurrenceReopening): Promise<Attempt<OccurrenceReopening>> =>
      send('POST', '/service-occurrences/reopening', { body }),
  })
}
