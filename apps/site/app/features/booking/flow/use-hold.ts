import type { Failure } from '@dvor/client/transport/result.ts'
import type { StayRequest } from '@dvor/contract/pricing/quotes.ts'
import type { ServiceRequest } from '@dvor/contract/services/slots.ts'
import { useState } from 'react'
import { browserApi } from '../../../core/client/browser-api.ts'
import { keepDeviceKey } from '../../../core/client/device-key.ts'
import type { Draft } from './draft.ts'
import { changeDraft, readDraft, useDraft } from './use-draft.ts'
import { useHasPassed } from '../../../core/loading/use-countdown.ts'
import { seatsKey, requestsKey, statedExemptions } from './stay-requests.ts'

/** State of the hold. */
export type HoldState =
  | { kind: 'none' | 'taking' | 'expired' }
  | { kind: 'held'; endsAt: number }
  | { kind: 'failed'; failure: Failure }

/** The requests of a hold. */
export interface Held {
  stays: readonly StayRequest[]
  services: readonly ServiceRequest[]
  /** The package that the stays are sold as. */
  package?: string | null
}

/** Names the seats of a hold, and its package. */
const servicesKey = ({ services, package: sold }: Held): string =>
  sold ? `${seatsKey(services)}&package|${sold}` : seatsKey(services)

/**
 * Holds nights and seats for a few minutes, replacing this device's earlier hold in the same call, so that a device
 * never competes with itself. The end is computed from now and the setting's minutes, because the guest's clock may be
 * wrong.
 */
export async function takeHold(selection: Held, holdMinutes: number): Promise<Failure | null> {
  keepDeviceKey()
  const { stays, services } = selection
  const draft = readDraft()
  const request = {
    stays: [...stays],
    services: [...services],
    package: selection.package,
    tax_exemptions: statedExemptions(draft),
    hold_token: draft.hold?.token,
  }
  const result = await browserApi.booking.attempt.hold(request)
  if (!result.ok) {
    // The token is of no use any more; the next attempt asks for a hold of its own.
    if (result.error.code === 'hold_moved') changeDraft({ hold: null })
    return result.error
  }
  const keys = { stays: requestsKey(stays), services: servicesKey(selection) }
  const ends_at = Math.max(Date.now() + holdMinutes * 60_000, endOfSame(draft.hold, keys))
  changeDraft({ hold: { token: result.value.token, ends_at, ...keys } })
  return null
}

/** The end of a hold of the same request, which the server keeps where it is later; 0 without one. */
const endOfSame = (hold: Draft['hold'], { stays, services }: { stays: string; services: string }): number =>
  hold?.stays === stays && hold.services === services ? hold.ends_at : 0

/** Shows the tab's hold as expired, because the server says that it has expired; what was typed stays. */
export function expireHold(): void {
  const { hold } = readDraft()
  if (hold) changeDraft({ hold: { ...hold, ends_at: 0 } })
}

/** Names the requests of a hold, to compare a hold with. */
const keyOf = (held: Held) => `${requestsKey(held.stays)} ${servicesKey(held)}`

/**
 * Returns the hold for these requests and the moment (ms of the browser's clock) when it ends; `take` asks for it (again).
 * While other seats are being held, the moment is that of the same stays.
 */
export function useHold(selection: Held, holdMinutes: number) {
  const { hold } = useDraft('hold')
  const [taking, setTaking] = useState(false)
  const [failed, setFailed] = useState<{ key: string; failure: Failure } | null>(null)
  const key = keyOf(selection)
  // Other requests are a new question.
  if (failed && failed.key !== key) setFailed(null)
  const sameStays = hold?.stays === requestsKey(selection.stays) ? hold : null
  const mine = sameStays?.services === servicesKey(selection) ? sameStays : null
  const endsAt = mine?.ends_at ?? null
  const hasEnded = useHasPassed(endsAt)
  const take = async () => {
    setTaking(true)
    const failure = await takeHold(selection, holdMinutes)
    setFailed(failure && { key, failure })
    setTaking(false)
    return failure
  }
  const failure = failed?.key === key ? failed.failure : null
  const state = stateOf({ taking, failure, endsAt, hasEnded })
  return { state, endsAt: sameStays?.ends_at ?? null, take }
}

interface Parts {
  taking: boolean
  failure: Failure | null
  endsAt: number | null
  hasEnded: boolean
}

function stateOf({ taking, failure, endsAt, hasEnded }: Parts): HoldState {
  if (taking) return { kind: 'taking' }
  if (failure) return { kind: 'failed', failure }
  if (endsAt === null) return { kind: 'none' }
  return hasEnded ? { kind: 'expired' } : { kind: 'held', endsAt }
}
