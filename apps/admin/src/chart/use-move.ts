import type { StayWish } from '@dvor/contract/quotes.ts'
import { reservations } from '@dvor/contract/collections/reservations.ts'
import type { ChartStay } from '@dvor/contract/tape-chart.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client, type Failure } from '../app/api.ts'
import { i18n } from '../app/i18n.ts'
import { CallFailed, valueOf } from '../app/query-client.ts'
import { problemText } from '../reservations/problem-text.ts'
import type { Reservation } from '../reservations/reservation.ts'
import { isSamePlace, placementOf, type Placement } from './gesture.ts'
import { chartKey } from './use-tape-chart.ts'

const resource = client.resource(reservations)

/** All stays of the reservation with this one put elsewhere; null when it is there no more. */
export function wishesWith(
  reservation: Reservation,
  stayId: string,
  placement: Placement,
): StayWish[] | null {
  if (!reservation.stays.some(({ id }) => id === stayId)) return null
  return reservation.stays.map(({ id, accommodation_unit, arrival, departure, adults, children_ages }) => {
    const rest = { adults, children_ages }
    if (id !== stayId) return { accommodation_unit: accommodation_unit.id, arrival, departure, ...rest }
    const { unit, ...days } = placement
    return { accommodation_unit: unit, arrival: days.arrival, departure: days.departure, ...rest }
  })
}

const sentence = (failure: Failure): string =>
  failure.code === 'stale' || failure.code === 'not_found' ? i18n.t('chart.move.stale') : problemText(failure)

/**
 * A move as it would be: asked of the server before anything is kept, for the version of the reservation that the
 * owner sees on the board. Somebody else's change in between refuses it.
 */
export function useMove(stay: ChartStay, placement: Placement) {
  const cache = useQueryClient()
  const [refused, setRefused] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const ifMatch = stay.updatedAt
  const isElsewhere = !isSamePlace(placement, placementOf(stay))
  const makesSense = placement.arrival < placement.departure

  const whole = useQuery({
    // Keys of its own: what the move itself makes old must not ask again for a version that is gone.
    queryKey: ['move', 'whole', stay.id, ifMatch],
    retry: false,
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal }) => valueOf(await resource.attempt.single(stay.reservation, { signal })),
  })
  const stays = whole.data && makesSense ? wishesWith(whole.data, stay.id, placement) : null
  const isGone = whole.data !== undefined && makesSense && stays === null
  const preview = useQuery({
    queryKey: ['move', 'preview', stay.id, ifMatch, placement],
    enabled: stays !== null && isElsewhere,
    retry: false,
    staleTime: 0,
    gcTime: 0,
    queryFn: async () =>
      valueOf(await client.desk.attempt.previewStays(stay.reservation, { stays: stays ?? [] }, { ifMatch })),
  })

  async function keep(): Promise<boolean> {
    if (!stays || !preview.data) return false
    setBusy(true)
    const body = { stays, expected_total: preview.data.price.total }
    const result = await client.desk.attempt.changeStays(stay.reservation, body, { ifMatch })
    await Promise.all(
      [chartKey, 'reservations', 'dashboard'].map((key) => cache.invalidateQueries({ queryKey: [key] })),
    )
    setBusy(false)
    if (!result.ok) setRefused(sentence(result.error))
    return result.ok
  }

  const error = preview.error ?? whole.error
  const told = error instanceof CallFailed ? sentence(error.failure) : null
  return {
    keep,
    isBusy,
    isElsewhere,
    isAsking: isElsewhere && (whole.isFetching || preview.isFetching),
    change: isElsewhere && !error ? (preview.data ?? null) : null,
    problem: refused ?? (isGone ? i18n.t('chart.move.stale') : told),
    hasEmail: Boolean(whole.data?.guest_email),
  }
}
