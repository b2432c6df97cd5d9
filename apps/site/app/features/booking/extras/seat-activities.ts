import type { Activity } from '@dvor/booking/services/overlaps.ts'
import type { Draft } from '../flow/draft.ts'
import type { FlowData } from '../flow/load-flow.ts'
import { seatRequests } from '../flow/stay-requests.ts'

/** The activities that the guest has chosen for the stay, those of its package included. */
export function activitiesOf(flow: FlowData, seats: Draft['seats']): Activity[] {
  const { occurrences, slotServices } = flow
  return seatRequests(flow, { seats }).flatMap(({ service_slot, day, persons }) => {
    const one = occurrences.find((known) => known.service_slot === service_slot && known.day === day)
    const service = slotServices.find(({ id }) => id === one?.service)
    return one && service ? [{ ...one, title: service.title, persons }] : []
  })
}
