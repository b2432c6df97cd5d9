import type { Failure } from '@dvor/client/transport/result.ts'
import type { ErrorCode } from '@dvor/contract/errors/errors.ts'
import { Button } from '@dvor/ui/button.tsx'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useLanguage } from '../../../core/language/use-language.ts'
import { roomsWarning } from './chosen-rooms.tsx'
import { FlowBar } from '../frame/flow-bar.tsx'
import type { FlowData } from '../flow/load-flow.ts'
import { failureText } from '../../../core/forms/problem-text.ts'
import { bookingStep, flowPath } from '../../search/search-params.ts'
import { takeHold } from '../flow/use-hold.ts'
import { searchFormId } from '../../search/use-typed-search.ts'
import { useTexts } from '../flow/use-texts.ts'
import { requestsOf } from '../flow/stay-requests.ts'
import flowClasses from '../flow/flow.module.css'

const isGone = (code: ErrorCode) => code === 'nights_taken' || code === 'not_available'

/** Holds the rooms and goes to the next step; a failed hold is explained here. */
export function ProceedBar({ flow }: { flow: FlowData }) {
  const texts = useTexts()
  const language = useLanguage()
  const { search, rooms, units, settings, quote } = flow
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Failure | null>(null)
  const warning = roomsWarning(flow, language)
  const proceed = async () => {
    setBusy(true)
    const failure = await takeHold(
      { stays: requestsOf(search, rooms, units), services: [] },
      settings.hold_minutes,
    )
    setBusy(false)
    if (failure && isGone(failure.code))
      // Searches again for free units; the wanted unit comes first, with its reason.
      return navigate(flowPath({ ...search, rooms, unit: rooms[0]?.unit, step: bookingStep.choice }), {
        replace: true,
        state: { problem: failure.code },
      })
    if (failure) return setProblem(failure)
    await navigate(flowPath({ ...search, rooms, unit: null, step: bookingStep.order }))
  }
  return (
    <FlowBar
      price={warning ? null : quote}
      notice={
        (problem ?? warning) && <Hindrance problem={problem} warning={warning} phone={settings.phone} />
      }
    >
      <Button size="large" busy={busy} disabled={warning !== ''} onClick={() => void proceed()}>
        {busy ? texts.rooms.holding : texts.rooms.proceed}
      </Button>
    </FlowBar>
  )
}

/** Replaces the next step while the form differs from the results, so that nobody books something else than shown. */
export function SearchAgainBar() {
  const texts = useTexts()
  return (
    <FlowBar
      price={null}
      notice={<output className={flowClasses.flowBarProblem}>{texts.rooms.changedNotice}</output>}
    >
      <Button type="submit" form={searchFormId} size="large">
        {texts.rooms.searchAgain}
      </Button>
    </FlowBar>
  )
}

interface HindranceProps {
  problem: Failure | null
  warning: string
  phone: string | null
}

function Hindrance({ problem, warning, phone }: HindranceProps) {
  const language = useLanguage()
  if (!problem) return <output className={flowClasses.flowBarProblem}>{warning}</output>
  return (
    <p className={flowClasses.flowBarProblem} role="alert">
      {failureText(problem, language, phone)}
    </p>
  )
}
