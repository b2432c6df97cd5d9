import type { VatKind } from '@dvor/contract/values/vat-kind.ts'
import type { ChildPrice } from '@dvor/contract/services/child-prices.ts'
import type { ResourceNeed } from '@dvor/contract/services/resources.ts'
import type { Day } from '@dvor/format/days.ts'

export type PriceUnit = 'stay' | 'night' | 'person' | 'person_night' | 'piece'

/** A common service on offer; inactive ones count as absent. */
export interface CommonService {
  id: string
  title: string
  price: number
  price_unit: PriceUnit
  child_prices: readonly ChildPrice[]
  /** Ids of the units that it is offered with; empty for all. */
  units: readonly string[]
  /** Ids of the units that lack what it requires (`unitsLacking`); it is not offered with them. */
  lacking: readonly string[]
  /** Whether a price per stay counts for each unit. */
  per_unit: boolean
  max_quantity: number | null
  mandatory: boolean
  vat_kind: VatKind
  active: boolean
}

/** The data of a slot service for booking; amounts in cents, inactive ones are not offered. */
export interface SlotService {
  id: string
  title: string
  price: number
  price_unit: 'person' | 'group'
  child_prices: readonly ChildPrice[]
  /** Resources that the service shares with others, for its length. */
  resources: readonly ResourceNeed[]
  min_persons: number | null
  /** Most persons of one reservation at one time; null sets no limit. */
  max_persons: number | null
  /** Whether so many may come for each unit. */
  max_per_unit: boolean
  /** Ids of the units whose guests it is for; empty for everybody. */
  units: readonly string[]
  /** Age on the day of arrival below which a child of the party does not take part. */
  min_age: number | null
  lead_hours: number
  /** First and last day of the season. */
  season_from: Day | null
  season_to: Day | null
  /** Whether it repeats every year between the same dates. */
  season_yearly: boolean
  vat_kind: VatKind
  active: boolean
}

/** Time of a service: every week on a weekday, or on one day; times `HH:MM` by the property's clock. */
export interface ServiceSlot {
  id: string
  service: string
  /** ISO weekday; null where `day` is the only day. */
  weekday: number | null
  day: Day | null
  time_from: string
  time_to: string
  capacity: number
  valid_from: Day | null
  valid_to: Day | null
  active: boolean
}
