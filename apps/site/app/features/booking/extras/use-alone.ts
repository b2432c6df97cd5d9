import type { Occurrence } from '@dvor/contract/services/slots.ts'
import type { Failure } from '@dvor/client/transport/result.ts'
import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import type { FlowData } from '../flow/load-flow.ts'
import type { FlowSlotService } from '../flow/load-services.ts'
import { bookingStep, flowPath } from '../../search/search-params.ts'
import { isShut, peopleOf } from './seat-picks.ts'
import { seatRequest } from '../flow/stay-requests.ts'
import { changeDraft } from '../flow/use-draft.ts'
import { takeHold } from '../flow/use-hold.ts'

const usualParty = 2

/** State of choosing one occurrence and the number of people, up to the hold. */
export function useAlone(
  { search, settings }: FlowData,
  service: FlowSlotService,
  occurrences: readonly Occurrence[],
) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [picked, setPicked] = useState(() => ({ slot: search.seat?.slot, day: search.seat?.day }))
  const [people, setPeople] = useState(() =>
    search.seat
      ? { persons: search.seat.persons, children_ages: [...search.seat.ages] }
      : peopleOf(service, usualParty, []),
  )
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Failure | null>(null)
  const [isMissing, setMissing] = useState(false)
  const occurrence = occurrences.find((one) => one.service_slot === picked.slot && one.day === picked.day)
  const openOccurrence = occurrence && !isShut(occurrence) ? occurrence : null
  const { persons, children_ages: ages } = people
  const isTooMany = openOccurrence !== null && persons > openOccurrence.free
  const choose = (one: Occurrence) => {
    setPicked({ slot: one.service_slot, day: one.day })
    setMissing(false)
    setProblem(null)
  }
  const proceed = async () => {
    if (!openOccurrence) return setMissing(true)
    if (isTooMany) return
    setBusy(true)
    changeDraft({ ordered: null })
    const seat = { slot: openOccurrence.service_slot, day: openOccurrence.day, persons, ages }
    const held = { stays: [], services: [seatRequest(seat)] }
    const failed = await takeHold(held, settings.hold_minutes)
    setBusy(false)
    if (!failed)
      return navigate(
        flowPath({
          service: service.slug,
          seat,
          coupon: search.coupon,
          step: bookingStep.order,
        }),
      )
    setProblem(failed)
    await revalidate()
  }
  return {
    chosen: openOccurrence,
    persons,
    ages,
    choose,
    /** Sets the adults and the children's ages. */
    count: (adults: number, children: readonly number[]) => setPeople(peopleOf(service, adults, children)),
    proceed,
    busy,
    problem,
    isMissing: isMissing && !openOccurrence,
    isTooMany,
  }
}
