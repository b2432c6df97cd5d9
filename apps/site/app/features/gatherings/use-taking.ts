import type { Failure } from '@dvor/client/transport/result.ts'
import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { splitParty } from '../booking/flow/party.ts'
import { bookingStep, flowPath } from '../search/search-params.ts'
import type { SharedRoom, SharedView } from './load-shared.ts'
import { takeRooms } from './take-rooms.ts'

interface Taking {
  /** Slugs of the rooms that are being taken. */
  taking: readonly string[]
  failure: Failure | null
  take: (rooms: readonly SharedRoom[]) => Promise<void>
}

/**
 * Takes rooms for the party of the page and leads to the order. Where that fails the page is read again, because another
 * family may have been faster.
 */
export function useTaking(view: SharedView): Taking {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [taking, setTaking] = useState<readonly string[]>([])
  const [failure, setFailure] = useState<Failure | null>(null)
  const take = async (chosenRooms: readonly SharedRoom[]) => {
    const { gathering, party, token, holdMinutes } = view
    const rooms = splitParty(party, chosenRooms, view.ageBands)
    if (!gathering || !rooms) return
    setTaking(chosenRooms.map(({ slug }) => slug))
    const ids = new Map(chosenRooms.map(({ slug, id }) => [slug, id]))
    const stays = rooms.flatMap((room) => {
      const id = ids.get(room.unit)
      return id ? [{ ...room, id }] : []
    })
    const failed = await takeRooms(token, gathering, stays, holdMinutes)
    setTaking([])
    setFailure(failed)
    if (failed) return revalidate()
    const { arrival: from, departure: to } = gathering
    await navigate(
      flowPath({ from, to, adults: party.adults, ages: party.ages, rooms, step: bookingStep.order }),
    )
  }
  return { taking, failure, take }
}
