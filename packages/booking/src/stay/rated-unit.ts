import type { OccupancyPrices, PriceBasis } from '@dvor/contract/pricing/occupancy-prices.ts'
import type { AgeBand } from '@dvor/contract/pricing/age-bands.ts'
import type { LetAs } from '@dvor/contract/values/let-as.ts'

/** The data of an accommodation unit for prices and restrictions; amounts in cents. */
export interface RatedUnit {
  id: string
  title: string
  /** Persons in the base price. */
  capacity: number
  extra_beds: number
  /** Null: no limit of its own. */
  max_children: number | null
  base_price: number
  price_basis: PriceBasis
  /** Price for one person, for two and so on; used with the basis `occupancy`. */
  occupancy_prices: OccupancyPrices
  extra_person_price: number
  /** Its own bands; empty means the property's. */
  age_bands: readonly AgeBand[]
  min_nights: number
  lead_hours: number
  horizon_days: number
  approval_required: boolean
  online_bookable: boolean
  active: boolean
  /** Whether guests take it alone, or with all rooms of its building or property. */
  let_as: LetAs
  accommodation_object: string
  /** Of a whole: percent less than the sum of its rooms; null where it has prices of its own. */
  rooms_discount: number | null
  /** Time from which guests may arrive in its building, `HH:MM`; null means the property's. */
  check_in_from: string | null
}
