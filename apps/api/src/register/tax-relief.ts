import { ageShift, statedGuest, type TaxGuest } from '@dvor/booking/pricing/stay-tax.ts'
import { ageOn } from '@dvor/booking/stay/age.ts'
import { holdsNights } from '@dvor/booking/reservation/states.ts'
import type { StayTaxChange } from '@dvor/contract/guests/guest-register.ts'
import type { TaxExemption } from '@dvor/contract/money/stay-tax.ts'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../db/database.ts'
import { ApiError } from '../platform/errors.ts'
import { readSettings } from '../property/settings.ts'
import { noteRefund } from '../reservations/alerts/note-refund.ts'
import type { Reservation } from '../reservations/queries/reservation-queries.ts'
import { listStays } from '../reservations/queries/stay-queries.ts'
import { quoteForChange, storePrice } from '../booking/changing/reprice.ts'
import { listGuests, type GuestRow } from './queries.ts'
import type { RegisterServices } from './services.ts'
import { listEarlierNights } from './earlier-nights.ts'

/**
 * Prices the stay tax of a locked reservation anew by its sheet in the register. The guest's statement in the order
 * counts until the owner has stored the sheet of all persons; then only the sheet does. Until the sheet has all
 * persons, the ages of the booking count; from then on the dates of birth do, also when a guest has stored the sheet. A
 * stay that is over keeps its price. @param expected cents of the tax that the caller has agreed to. @throws ApiError
 * `stay_tax_changed` for another tax than before and than expected. @returns the reservation
 */
export async function applyTaxRelief(
  db: Db,
  actor: Actor,
  reservation: Reservation,
  { right, expected }: { right: 'guest' | 'owner'; expected: number | null | undefined },
  services: RegisterServices,
): Promise<Reservation> {
  if (!holdsNights(reservation.state)) return reservation
  const sheet = await listGuests(db, reservation.id)
  const isWhole = sheet.length >= reservation.adults + reservation.children
  const isProved = right === 'owner' && isWhole
  const stated = isProved ? [] : unprovedOf(reservation.tax_guests, sheet)
  const earlier = await listEarlierNights(db, reservation.id)
  const { arrival } = reservation
  const proved = sheet.map(({ id, birth_date, tax_exemption }) => ({
    ...(isWhole && arrival && { age: ageOn(birth_date, arrival) }),
    exemption: tax_exemption,
    earlier_nights: earlier.get(id) ?? {},
  }))
  const listed = (await haveOtherAges(db, reservation, proved)) ? proved : proved.filter(isRelieved)
  const taxGuests = [...listed, ...stated.map(statedGuest)]
  if (JSON.stringify(taxGuests) === JSON.stringify(reservation.tax_guests)) return reservation
  const quote = await quoteForChange(db, reservation, { taxGuests }, services)
  refuseOtherTax({ before: reservation.price.stay_tax, after: quote.price.stay_tax }, expected)
  const stored = await storePrice(db, actor, reservation, quote, services)
  await noteRefund(db, stored, 'Daň za ubytovanie je podľa knihy hostí nižšia.', services)
  return stored
}

function refuseOtherTax(change: StayTaxChange, expected: number | null | undefined): void {
  if (change.after === change.before || change.after === expected) return
  throw new ApiError('stay_tax_changed', 'The sheet changes the stay tax', { details: change })
}

const isRelieved = ({ exemption, earlier_nights }: TaxGuest): boolean =>
  exemption !== null || Object.keys(earlier_nights).length > 0

/** Whether the ages of the sheet change the number of persons who pay by any of the municipality's rules. */
async function haveOtherAges(db: Db, { id }: Reservation, guests: readonly TaxGuest[]): Promise<boolean> {
  const [{ stay_tax_rates }, stays] = [await readSettings(db), await listStays(db, id)]
  return stay_tax_rates.some(({ from_age }) => ageShift(stays, from_age, guests) !== 0)
}

/** Exemptions that were stated, or proved earlier, and stand in no entry of the sheet. */
export function unprovedOf(
  guests: readonly TaxGuest[],
  sheet: readonly Pick<GuestRow, 'tax_exemption'>[],
): TaxExemption[] {
  const entered = sheet.flatMap(({ tax_exemption }) => tax_exemption ?? [])
  return guests.flatMap(({ exemption }) => {
    if (exemption === null) return []
    const index = entered.indexOf(exemption)
    if (index < 0) return [exemption]
    entered.splice(index, 1)
    return []
  })
}
