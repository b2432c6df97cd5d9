import type { formCalls } from '@dvor/contract/calls/guests/enquiries.ts'
import { formPaths } from '@dvor/contract/calls/guests/enquiry-paths.ts'
import type { operationCalls } from '@dvor/contract/calls/installation/operation.ts'
import { operationPaths } from '@dvor/contract/calls/installation/installation-paths.ts'
import { outcomeOf } from '../transport/answer.ts'
import { callsOf } from '../transport/calls-of.ts'
import { failed, noAnswer, withAttempt, type Attempt } from '../transport/result.ts'
import type { Fetch, Send, TransportOptions } from '../transport/transport.ts'

type IpService = Partial<Pick<TransportOptions, 'fetch' | 'ipService'>>

/** Asks the service for JSON; it is another party's, so the call carries no bearer. */
async function askIpService(fetch: Fetch, address: string): Promise<Attempt<{ ip: string }>> {
  try {
    return await outcomeOf(await fetch(address, { headers: { accept: 'application/json' } }))
  } catch {
    return failed(noAnswer)
  }
}

/** The public forms, and the visitor's own IP (docs/contract.md, Booking). */
export function visitorCalls(send: Send, { fetch, ipService }: IpService = {}) {
  const { clientIp } = callsOf<typeof operationCalls>(send, operationPaths).attempt
  return withAttempt({
    ...callsOf<typeof formCalls>(send, formPaths).attempt,
    clientIp: () => (fetch && ipService ? askIpService(fetch, ipService) : clientIp()),
  })
}
