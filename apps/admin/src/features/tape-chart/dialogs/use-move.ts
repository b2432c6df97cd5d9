import type { StayRequest } from '@dvor/contract/pricing/quotes.ts'
import { reservations } from '@dvor/contract/collections/reservations/reservations.ts'
import type { ChartStay } from '@dvor/contract/reservations/tape-chart.ts'
import { addDays, daysBetween } from '@dvor/format/days.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { asPreview, client, type Failure } from '../../../core/client/api.ts'
import { i18n } from '../../../core/texts/i18n.ts'
import { CallFailed, unwrap } from '../../../core/client/query-client.ts'
import { problemText } from '../../reservations/problem-text.ts'
import type { Reservation } from '../../reservations/reservation.ts'
import { decidedServices, withoutServices } from '../../stays/service-decisions.ts'
import { isSamePlace, placementOf, type Placement } from '../model/gesture.ts'
import { chartKey } from '../model/use-tape-chart.ts'

const resource = client.resource(reservations)

/**
 * All stays of the reservation with this one moved; null when it no longer exists. @param isWhole whether the others
 * move along by the same number of days
 */
export function requestsWith(
  reservation: Reservation,
  stayId: string,
  placement: Placement,
  isWhole = false,
): StayRequest[] | null {
  const moved = reservation.stays.find(({ id }) => id === stayId)
  if (!moved) return null
  const shift = isWhole ? daysBetween(moved.arrival, placement.arrival) : 0
  return reservation.stays.map(({ id, accommodation_unit, arrival, departure, adults, children_ages }) => {
    const rest = { adults, children_ages }
    if (id !== stayId)
      return {
        accommodation_unit: accommodation_unit.id,
        arrival: addDays(arrival, shift),
        departure: addDays(departure, shift),
        ...rest,
      }
    const { unit, ...days } = placement
    return { accommodation_unit: unit, arrival: days.arrival, departure: days.departure, ...rest }
  })
}

const sentence = (failure: Failure): string =>
  failure.code === 'stale' || failure.code === 'not_found' ? i18n.t('chart.move.stale') : problemText(failure)

interface Asked {
  stay: ChartStay
  /** Null while there is nothing to preview. */
  stays: StayRequest[] | null
  placement: Placement
}

/** Preview of the move: the price, and services outside the new days. */
function useMovePreview({ stay, stays, placement }: Asked) {
  const ifMatch = stay.updatedAt
  // Valid for these days only: on others the service may be inside again.
  const place = JSON.stringify({ placement, stays })
  const [decision, decide] = useState<{ place: string; removed: readonly string[] }>({ place, removed: [] })
  const removed = decision.place === place ? decision.removed : []
  const preview = useQuery({
    queryKey: ['move', 'preview', stay.id, ifMatch, place, removed],
    placeholderData: (last, query) => (query?.queryKey[4] === place ? last : undefined),
    enabled: stays !== null,
    retry: false,
    staleTime: 0,
    gcTime: 0,
    queryFn: async () => {
      const body = { stays: stays ?? [], ...withoutServices(removed) }
      const options = asPreview({ ifMatch })
      return unwrap(await client.frontDesk.attempt.changeStays(stay.reservation, body, options))
    },
  })
  return {
    preview,
    removed,
    remove: (without: readonly string[]) => decide({ place, removed: without }),
  }
}

/**
 * Preview and save of a move, for the version of the reservation on the board. A change by somebody else in
 * between makes the save fail.
 */
export function useMove(stay: ChartStay, placement: Placement) {
  const cache = useQueryClient()
  const [movesAll, setMovesAll] = useState(false)
  /** A refusal of one placement; another one may be kept. */
  const [refused, setRefused] = useState<{ placement: Placement; text: string } | null>(null)
  const [isBusy, setBusy] = useState(false)
  const ifMatch = stay.updatedAt
  const isElsewhere = !isSamePlace(placement, placementOf(stay))
  const makesSense = placement.arrival < placement.departure

  const whole = useQuery({
    // A query key of its own: invalidation after the move must not request the former version again.
    queryKey: ['move', 'whole', stay.id, ifMatch],
    retry: false,
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal }) => unwrap(await resource.attempt.single(stay.reservation, { signal })),
  })
  const isGroup =
    (whole.data?.stays.length ?? 0) > 1 &&
    placement.arrival !== stay.arrival &&
    daysBetween(placement.arrival, placement.departure) === daysBetween(stay.arrival, stay.departure)
  const isWhole = isGroup && movesAll
  const stays = whole.data && makesSense ? requestsWith(whole.data, stay.id, placement, isWhole) : null
  const isGone = whole.data !== undefined && makesSense && stays === null
  const move = { stay, stays: isElsewhere ? stays : null, placement }
  const { preview, removed, remove } = useMovePreview(move)

  /** @returns the answer; null where it was refused */
  async function keep(): Promise<object | null> {
    if (!stays || !preview.data) return null
    setBusy(true)
    const decided = decidedServices(preview.data.services_outside, removed)
    const body = { stays, ...decided, expected_total: preview.data.price.total }
    const result = await client.frontDesk.attempt.changeStays(stay.reservation, body, { ifMatch })
    await Promise.all(
      [chartKey, 'reservations', 'dashboard'].map((key) => cache.invalidateQueries({ queryKey: [key] })),
    )
    setBusy(false)
    if (result.ok) return result.value
    setRefused({ placement, text: sentence(result.error) })
    return null
  }

  const error = preview.error ?? whole.error
  const refusal = refused && isSamePlace(refused.placement, placement) ? refused.text : null
  const failed = error instanceof CallFailed ? sentence(error.failure) : null
  return {
    keep,
    removed,
    remove,
    isBusy,
    isElsewhere,
    // A preview that is only read again stays valid, so that no press is lost; the server compares version and total.
    isConfirming: isElsewhere && (whole.isLoading || preview.isLoading || preview.isPlaceholderData),
    change: isElsewhere && !error ? (preview.data ?? null) : null,
    problem: refusal ?? (isGone ? i18n.t('chart.move.stale') : failed),
    /** Whether the other rooms of the reservation can move along, and do. */
    isGroup,
    movesAll,
    setMovesAll,
    rooms: whole.data?.stays.length ?? 0,
    /** People of the stay; null until they are read. */
    party: whole.data?.stays.find(({ id }) => id === stay.id) ?? null,
    hasEmail: Boolean(whole.data?.guest_email),
  }
}
