import type { Failure } from '@dvor/client/transport/result.ts'
import type { PackageDay, PackageOptions } from '@dvor/contract/pricing/packages.ts'
import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { bookingStep, flowPath, type FlowSearch } from '../../search/search-params.ts'
import type { FlowData } from '../flow/load-flow.ts'
import { emptyDraft } from '../flow/draft.ts'
import { requestsOf, seatRequests } from '../flow/stay-requests.ts'
import { takeHold } from '../flow/use-hold.ts'

/** The chosen day, unit and times of a package, and the step to the guest's details, which holds them. */
export function usePackageChoice(flow: FlowData, sold: PackageOptions) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [arrival, setArrival] = useState(flow.search.from ?? onlyOne(sold.days)?.arrival ?? null)
  const [wantedUnit, chooseUnit] = useState<string | null>(null)
  const [wantedSlots, setSlots] = useState<Readonly<Record<number, string>>>({})
  const [isMissing, setMissing] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Failure | null>(null)
  const day = sold.days.find((one) => one.arrival === arrival) ?? null
  const unit = day?.units.find(({ id }) => id === wantedUnit)?.id ?? day?.units[0]?.id ?? null
  const slots = (day?.services ?? []).map(({ times }, index) => {
    const time = times.find(({ service_slot }) => service_slot === wantedSlots[index])
    return (time ?? times[0])?.service_slot ?? null
  })
  const proceed = async () => {
    if (!day || !unit) return setMissing(true)
    const search = searchFor(flow, day, unit, slots)
    setBusy(true)
    const failure = await takeHold(heldBy(flow, search), flow.settings.hold_minutes)
    setBusy(false)
    setProblem(failure)
    if (failure) return revalidate()
    await navigate(flowPath(search))
  }
  return {
    arrival,
    day,
    unit,
    slots,
    busy,
    problem,
    isMissing,
    proceed,
    chooseUnit,
    chooseDay: (value: string) => {
      setMissing(false)
      setArrival(value)
    },
    chooseSlot: (index: number, slot: string) => setSlots({ ...wantedSlots, [index]: slot }),
  }
}

const onlyOne = (days: readonly PackageDay[]): PackageDay | undefined =>
  days.length === 1 ? days[0] : undefined

/** The address of the next step with everything chosen. */
function searchFor(
  { search, units }: FlowData,
  { arrival, departure, services }: PackageDay,
  unit: string,
  slots: readonly (string | null)[],
): FlowSearch {
  const { adults, ages } = search
  const slug = units.find(({ id }) => id === unit)?.slug ?? ''
  const packageSeats = services.flatMap(({ day, persons }, index) => {
    const slot = slots[index]
    return slot ? [{ slot, day, persons, ages: [] }] : []
  })
  const selection = { from: arrival, to: departure, rooms: [{ unit: slug, adults, ages }], packageSeats }
  return { ...search, ...selection, step: bookingStep.order }
}

const heldBy = ({ alone, units }: FlowData, search: FlowSearch) => ({
  stays: requestsOf(search, search.rooms, units),
  services: seatRequests({ search, alone }, emptyDraft),
  package: search.package,
})
