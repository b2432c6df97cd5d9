import type { Failure } from '@dvor/client/transport/result.ts'
import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import type { FlowData } from '../flow/load-flow.ts'
import type { FlowSlotService } from '../flow/load-services.ts'
import { bookingStep, flowPath } from '../../search/search-params.ts'
import { fewestOf, isShut, type OpenOccurrence } from './seat-picks.ts'
import { seatRequest } from '../flow/stay-requests.ts'
import { changeDraft } from '../flow/use-draft.ts'
import { takeHold } from '../flow/use-hold.ts'

const usualParty = 2

/** State of choosing one occurrence and the number of people, up to the hold. */
export function useAlone(
  { search, settings }: FlowData,
  service: FlowSlotService,
  occurrences: readonly OpenOccurrence[],
) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [picked, setPicked] = useState(() => ({ slot: search.seat?.slot, day: search.seat?.day }))
  const [wanted, setWanted] = useState(search.seat?.persons ?? Math.max(usualParty, fewestOf(service)))
  const [ages, setAges] = useState<readonly number[]>(search.seat?.ages ?? [])
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Failure | null>(null)
  const [isMissing, setMissing] = useState(false)
  const found = occurrences.find((one) => one.service_slot === picked.slot && one.day === picked.day)
  const chosen = found && !isShut(found) ? found : null
  const persons = Math.max(fewestOf(service), Math.min(wanted, chosen?.most ?? wanted))
  const coming = ages.slice(0, persons)
  const choose = (one: OpenOccurrence) => {
    setPicked({ slot: one.service_slot, day: one.day })
    setMissing(false)
    setProblem(null)
  }
  const proceed = async () => {
    if (!chosen) return setMissing(true)
    setBusy(true)
    changeDraft({ ordered: null })
    const seat = { slot: chosen.service_slot, day: chosen.day, persons, ages: coming }
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
    chosen,
    persons,
    ages: coming,
    choose,
    count: (next: number, children: readonly number[] = coming.slice(0, next)) => {
      setWanted(next)
      setAges(children)
    },
    proceed,
    busy,
    problem,
    isMissing: isMissing && !chosen,
  }
}
