import type { ChangeInput } from '@dvor/contract/reservations/guest-changes.ts'
import type { ServiceRequest } from '@dvor/contract/services/slots.ts'
import { guestChange } from '@dvor/contract/reservations/guest-changes.ts'

/** Names of the form's inputs: one set per stay and per booked time, one number per service on offer. */
export const inputName = {
  stay: 'stay',
  arrival: (id: string) => `arrival.${id}`,
  departure: (id: string) => `departure.${id}`,
  adults: (id: string) => `adults.${id}`,
  age: (id: string) => `age.${id}`,
  service: 'service',
  quantity: (id: string) => `quantity.${id}`,
  seat: 'seat',
  when: (id: string) => `when.${id}`,
  coming: (id: string) => `coming.${id}`,
  comingAge: (id: string) => `coming-age.${id}`,
  /** Services outside the new stay that the guest keeps, in the confirming form. */
  keep: 'keep',
}

/** Reads the requested change from the form; null for impossible values. */
export function readChange(form: FormData): ChangeInput | null {
  const text = (name: string) => String(form.get(name) ?? '')
  const stays = form
    .getAll(inputName.stay)
    .map(String)
    .map((id) => ({
      id,
      arrival: text(inputName.arrival(id)),
      departure: text(inputName.departure(id)),
      adults: Number(text(inputName.adults(id))),
      children_ages: form.getAll(inputName.age(id)).filter(Boolean).map(Number),
    }))
  const common_services = form
    .getAll(inputName.service)
    .map(String)
    .map((id) => ({ common_service: id, quantity: Number(text(inputName.quantity(id)) || 0) }))
    .filter(({ quantity }) => quantity !== 0)
  const services = form
    .getAll(inputName.seat)
    .map(String)
    .map((id) => {
      const ages = form.getAll(inputName.comingAge(id)).filter(Boolean).map(Number)
      return { id, request: seatRequest(text(inputName.when(id)), text(inputName.coming(id)), ages) }
    })
  const request = { stays, common_services, services }
  return guestChange.safeParse({ ...request, dry_run: true }).success ? request : null
}

/** Reads an occurrence (`slot day`), its adults and the ages of its children; null for none. */
export function seatRequest(when: string, adults: string, ages: number[]): ServiceRequest | null {
  const [service_slot = '', day = ''] = when.split(' ')
  if (when === '') return null
  return {
    service_slot,
    day,
    persons: Number(adults) + ages.length,
    ...(ages.length > 0 && { children_ages: ages }),
  }
}

/** Reads the previewed change and its total from the confirming form; null when it was tampered with. */
export function readShownChange(form: FormData): ChangeInput | null {
  try {
    const read = guestChange.safeParse(JSON.parse(String(form.get('request'))))
    if (!read.success) return null
    const { dry_run: _dryRun, ...request } = read.data
    return { ...request, keep_services: form.getAll(inputName.keep).map(String) }
  } catch {
    return null
  }
}
