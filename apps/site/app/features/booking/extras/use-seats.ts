import type { Failure } from '@dvor/client/transport/result.ts'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { FlowData } from '../flow/load-flow.ts'
import { readDraft } from '../flow/use-draft.ts'
import { takeHold } from '../flow/use-hold.ts'
import { seatsKey, seatRequests, requestsOf } from '../flow/stay-requests.ts'

/**
 * Holds the picked seats before the next step. On failure the guest stays and sees the reason and the free seats; no
 * choice is lost.
 */
export function useSeats(flow: FlowData, goOn: () => void) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const { revalidate } = useRevalidator()
  const proceed = async () => {
    const draft = readDraft()
    const services = seatRequests(flow, draft)
    setFailure(null)
    if (draft.hold?.services === seatsKey(services)) return goOn()
    setBusy(true)
    const stays = requestsOf(flow.search, flow.rooms, flow.units)
    const failed = await takeHold({ stays, services }, flow.settings.hold_minutes)
    setBusy(false)
    if (!failed) return goOn()
    setFailure(failed)
    await revalidate()
  }
  return { proceed, busy, failure }
}
