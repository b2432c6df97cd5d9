import type {
  GatheringChoiceInput,
  GatheringInput,
  GatheringParty,
  GatheringRequested,
  OrganisedGathering,
  OwnersGathering,
  SharedGathering,
} from '@dvor/contract/reservations/gatherings.ts'
import type { Hold } from '@dvor/contract/reservations/reservations.ts'
import type { ReadOptions } from '../calls/call-options.ts'
import { withAttempt, type Attempt } from '../transport/result.ts'
import type { Send } from '../transport/transport.ts'

const shared = (token: string) => `/shared-gatherings/${encodeURIComponent(token)}`
const organised = (token: string) => `/organised-gatherings/${encodeURIComponent(token)}`
const owners = (id: string) => `/gatherings/${encodeURIComponent(id)}`

/** Calls of families and of the organiser of a gathering. */
export function gatheringCalls(send: Send) {
  return withAttempt({
    /** Holds the units until the organiser confirms by the link in the e-mail. */
    request: (body: GatheringInput): Promise<Attempt<GatheringRequested>> =>
      send('POST', '/gathering-requests', { body }),
    /** The page of the families by the shared link, with prices for a party. */
    shared: (
      token: string,
      party: GatheringParty = {},
      options?: ReadOptions,
    ): Promise<Attempt<SharedGathering>> => send('GET', shared(token), { ...options, query: { ...party } }),
    /** Gives units to the calling device, which orders them like any hold. */
    choose: (token: string, body: GatheringChoiceInput): Promise<Attempt<Hold>> =>
      send('POST', `${shared(token)}/choices`, { body }),
    organised: (token: string, options?: ReadOptions): Promise<Attempt<OrganisedGathering>> =>
      send('GET', organised(token), options),
    /** Opens the gathering: the hold counts from now. */
    confirm: (token: string): Promise<Attempt<OrganisedGathering>> =>
      send('POST', `${organised(token)}/confirmation`),
    release: (token: string, units: string[]): Promise<Attempt<OrganisedGathering>> =>
      send('POST', `${organised(token)}/releases`, { body: { units } }),
    prolong: (token: string, hours: number): Promise<Attempt<OrganisedGathering>> =>
      send('POST', `${organised(token)}/prolongation`, { body: { hours } }),
    /** Frees what nobody has taken. */
    end: (token: string): Promise<Attempt<OrganisedGathering>> => send('POST', `${organised(token)}/end`),
  })
}

/** The owner's calls about a gathering. */
export function ownerGatheringCalls(send: Send) {
  return withAttempt({
    units: (id: string): Promise<Attempt<OwnersGathering>> => send('GET', `${owners(id)}/units`),
    release: (id: string, units: string[]): Promise<Attempt<OwnersGathering>> =>
      send('POST', `${owners(id)}/releases`, { body: { units } }),
    prolong: (id: string, hours: number): Promise<Attempt<OwnersGathering>> =>
      send('POST', `${owners(id)}/prolongation`, { body: { hours } }),
    end: (id: string): Promise<Attempt<OwnersGathering>> => send('POST', `${owners(id)}/end`),
  })
}
