import type { ContactMessageInput, HallDemandInput } from '@dvor/contract/guests/enquiries.ts'
import type {
  WaitingListEntry,
  WaitingListInput,
  WaitingListJoined,
} from '@dvor/contract/reservations/waiting-list.ts'
import type { Ratings, SurveyReplyInput, SurveyView } from '@dvor/contract/guests/surveys.ts'
import type { OwnersEnglish } from '@dvor/contract/site/owners-english.ts'
import type { CurrentSlug, PageSlugs } from '@dvor/contract/site/page-slugs.ts'
import type { CollectionWithPages } from '@dvor/contract/site/site-page.ts'
import type { ReadOptions } from './call-options.ts'
import { outcomeOf } from '../transport/answer.ts'
import { failed, noAnswer, withAttempt, type Attempt } from '../transport/result.ts'
import type { Fetch, Send, TransportOptions } from '../transport/transport.ts'

const waitingEntry = (token: string) => `/waiting-list-entries/${encodeURIComponent(token)}`
const survey = (id: string) => `/surveys/${encodeURIComponent(id)}`

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
    /** The questions of a guest's survey. */
    survey: (id: string, options?: ReadOptions): Promise<Attempt<SurveyView>> =>
      send('GET', survey(id), options),
    answerSurvey: (id: string, body: SurveyReplyInput): Promise<Attempt<SurveyView>> =>
      send('PUT', survey(id), { body }),
    /** The slugs of all records that have a page, by their collection. */
    pageSlugs: (options?: ReadOptions): Promise<Attempt<PageSlugs>> => send('GET', '/page-slugs', options),
    /** The owner's short texts in English, by the Slovak ones. */
    ownersEnglish: (options?: ReadOptions): Promise<Attempt<OwnersEnglish>> =>
      send('GET', '/owners-english', options),
    /** The slug that a record has today, by one that it had before. */
    formerSlug: (collection: CollectionWithPages, slug: string): Promise<Attempt<CurrentSlug>> =>
      send('GET', `/former-slugs/${collection}/${encodeURIComponent(slug)}`),
    ratings: (options?: ReadOptions): Promise<Attempt<Ratings>> => send('GET', '/ratings', options),
  })
}
