import type { ContactMessageInput, HallDemandInput } from '@dvor/contract/guests/enquiries.ts'
import type {
  WaitingListEntry,
  WaitingListInput,
  WaitingListJoined,
} from '@dvor/contract/reservations/waiting-list.ts'
import type { ReadOptions } from './call-options.ts'
import { outcomeOf } from '../transport/answer.ts'
import { failed, noAnswer, withAttempt, type Attempt } from '../transport/result.ts'
import type { Fetch, Send, TransportOptions } from '../transport/transport.ts'

const waitingEntry = (token: string) => `/waiting-list-entries/${encodeURIComponent(token)}`

type IpService = Partial<Pick<TransportOptions, 'fetch' | 'ipService'>>

/** Asks the service for JSON; it is another party's, so the call carries no bearer. */
async function askIpService(fetch: Fetch, address: string): Promise<Attempt<{ ip: string }>> {
  try {
    return await outcomeOf(await fetch(address, { headers: { accept: 'application/json' } }))
  } catch {
    return failed(noAnswer)
  }
}

/** Calls of a visitor beside booking (docs/contract.md, Booking). */
export function visitorCalls(send: Send, { fetch, ipService }: IpService = {}) {
  return withAttempt({
    /** The visitor's own IP address. */
    clientIp: (): Promise<Attempt<{ ip: string }>> =>
      fetch && ipService ? askIpService(fetch, ipService) : send('GET', '/client-ip'),
    sendContactMessage: (body: ContactMessageInput): Promise<Attempt<{ sent: boolean }>> =>
      send('POST', '/send-contact-message', { body }),
    sendHallDemand: (body: HallDemandInput): Promise<Attempt<{ sent: boolean }>> =>
      send('POST', '/send-hall-demand', { body }),
    /** Puts a guest on the waiting list of a full term. */
    joinWaitingList: (body: WaitingListInput): Promise<Attempt<WaitingListJoined>> =>
      send('POST', '/waiting-list-entries', { body }),
    waitingEntry: (token: string, options?: ReadOptions): Promise<Attempt<WaitingListEntry>> =>
      send('GET', waitingEntry(token), options),
    leaveWaitingList: (token: string): Promise<Attempt<WaitingListEntry>> =>
      send('POST', `${waitingEntry(token)}/withdrawal`),
  })
}
