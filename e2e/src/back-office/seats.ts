import type { Occurrence } from '@dvor/contract/services/slots.ts'
import { addDays, type Day } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import type { APIRequestContext } from '@playwright/test'

export interface SlotService {
  id: string
  slug: string
  title: string
  price: number
}

/** A slot service of the sample property by the address of its page. */
export async function findService(request: APIRequestContext, slug: string): Promise<SlotService> {
  const services: SlotService[] = await (await request.get(`/api/services?slug=${slug}`)).json()
  const [service] = services
  if (!service) throw new Error(`the sample property has no service ${slug}`)
  return service
}

/** Occurrences of a service between two days, both included, that can still be booked. */
export async function listOpen(
  request: APIRequestContext,
  service: SlotService,
  from: Day,
  to: Day,
): Promise<Occurrence[]> {
  const answer = await request.get(`/api/service-occurrences?from=${from}&to=${to}&service=${service.id}`)
  const all: Occurrence[] = await answer.json()
  return all.filter(({ refusals }) => refusals.length === 0)
}

/** The same from a week from now on. */
export const listComing = (request: APIRequestContext, service: SlotService): Promise<Occurrence[]> => {
  const from = addDays(todayIn(new Date()), 7)
  return listOpen(request, service, from, addDays(from, 30))
}

/** Takes all free seats of an occurrence, as another guest would. @returns a function that gives them back */
export async function takeAllSeats(
  request: APIRequestContext,
  { service_slot, day, free }: Occurrence,
): Promise<() => Promise<void>> {
  const answer = await request.post('/api/reservation-holds', {
    data: { services: [{ service_slot, day, persons: free }] },
  })
  const { token } = await answer.json()
  return async () => void (await request.delete(`/api/reservation-holds/${token}`))
}
