import type { Failure } from '@dvor/client/result.ts'
import type { ErrorCode } from '@dvor/contract/errors.ts'
import { ErrorState } from '@dvor/ui/empty-state.tsx'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { StaySearch } from '../search/stay-search.tsx'
import type { UnitSummary } from '../stays/load-units.ts'
import { UnitGrid } from '../stays/unit-grid.tsx'
import { BroughtProblem } from './brought-problem.tsx'
import { ChosenRooms, roomsWarning } from './chosen-rooms.tsx'
import { ContactLine } from './contact-line.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { FlowBar } from './flow-bar.tsx'
import type { FlowData, FlowSettings } from './load-flow.ts'
import { Offers } from './offers-list.tsx'
import { failureText, problemText } from './problem-text.ts'
import { flowPath } from './search-params.ts'
import { StepHeading } from './step-heading.tsx'
import { takeHold } from './use-hold.ts'
import { wishesOf } from './wishes.ts'
import { Button } from '@dvor/ui/button.tsx'
import { useTexts } from './use-texts.ts'
import { useLanguage } from '../language/use-language.ts'
import flowClasses from './flow.module.css'

/** Step 1: days and guests, then what is free, and what not and why. */
export function SearchStep({ flow }: { flow: FlowData }) {
  const texts = useTexts()
  const language = useLanguage()
  const { search, problems, today, failure } = flow
  const initial = {
    from: search.from ?? '',
    to: search.to ?? '',
    adults: search.adults,
    ages: search.ages,
    children: search.ages.length + search.agesMissing,
  }
  return (
    <>
      <StepHeading>{texts.search.heading}</StepHeading>
      <BroughtProblem title={texts.hold.failedTitle} />
      {problems && (
        <ErrorSummary
          key={JSON.stringify(initial)}
          title={texts.search.errorsTitle}
          issues={issuesOf(problems)}
        />
      )}
      <StaySearch
        key={JSON.stringify(initial)}
        today={today}
        unit={search.unit ?? undefined}
        coupon={search.coupon ?? undefined}
        initial={initial}
        problems={problems ?? undefined}
        submitLabel={flow.availability ? texts.search.again : texts.search.submit}
        keepPlace
      />
      {failure && (
        <ErrorState title={texts.search.failedTitle}>
          <p>{problemText(failure, language)}</p>
        </ErrorState>
      )}
      {flow.availability && <Offers flow={flow} />}
      <ChosenRooms flow={flow} />
      {flow.rooms.length > 0 && <Proceed flow={flow} />}
      {flow.glimpse && flow.glimpse.length > 0 && <Glimpse units={flow.glimpse} settings={flow.settings} />}
    </>
  )
}

/** Before a search: whoever does not know yet when to come looks at the rooms, or asks. */
function Glimpse({ units, settings }: { units: readonly UnitSummary[]; settings: FlowSettings }) {
  const texts = useTexts()
  return (
    <section className={flowClasses.glimpse} aria-labelledby="izby">
      <div className="section-head">
        <h2 id="izby">{texts.search.glimpseHeading}</h2>
        <p className="lead">{texts.search.glimpseText}</p>
      </div>
      <UnitGrid units={units} shelf />
      <ContactLine settings={settings} />
    </section>
  )
}

const issuesOf = (problems: NonNullable<FlowData['problems']>) =>
  Object.entries(problems).map(([field, text]) => ({ id: `hladat-${field}`, text }))

const isGone = (code: ErrorCode) => code === 'nights_taken' || code === 'not_available'

/** Holds the rooms and goes on; a hold that cannot be had is explained here, beside what is free now. */
function Proceed({ flow }: { flow: FlowData }) {
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
      { stays: wishesOf(search, rooms, units), services: [] },
      settings.hold_minutes,
    )
    setBusy(false)
    if (failure && isGone(failure.code))
      // A new search shows what is free now; the unit that was wanted stands first, with its reason.
      return navigate(flowPath({ ...search, rooms, unit: rooms[0]?.unit, step: 1 }), {
        replace: true,
        state: { problem: failure.code },
      })
    if (failure) return setProblem(failure)
    await navigate(flowPath({ ...search, rooms, unit: null, step: 2 }))
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
