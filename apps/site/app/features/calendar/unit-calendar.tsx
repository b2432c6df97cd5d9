import type { Day } from '@dvor/format/days.ts'
import { Button } from '@dvor/ui/button.tsx'
import { ErrorState } from '@dvor/ui/empty-state.tsx'
import { Skeleton } from '@dvor/ui/skeleton.tsx'
import { calendarWords } from '@dvor/texts/areas.ts'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { loadDays, needsNewPage } from './days/load-days.ts'
import type { PartyLimits } from './party/party.ts'
import { byDay, type StayDays } from './days/stay-days.ts'
import { useNear } from '../../core/loading/use-near.ts'
import { useWords } from '../../core/language/use-language.ts'
import classes from './unit-calendar.module.css'

const StayPicker = lazy(() => import('./stay-picker.tsx').then((module) => ({ default: module.StayPicker })))

interface UnitCalendarProps {
  unit: { id: string; slug: string }
  /** The most guests of the unit. */
  most: PartyLimits
  today: Day
}

/** Free days with the price of each night. Days and calendar are fetched when the reader scrolls near. */
export function UnitCalendar({ unit, most, today }: UnitCalendarProps) {
  const words = useWords(calendarWords)
  const unitId = unit.id
  const place = useRef<HTMLDivElement>(null)
  const near = useNear(place)
  const [attempt, setAttempt] = useState(0)
  const [days, setDays] = useState<StayDays | null>()
  useEffect(() => {
    if (!near) return
    const control = new AbortController()
    // Rejects only after this page was left, so the result is not needed.
    loadDays(unitId, today, control.signal).then(
      (rows) => setDays(rows && byDay(rows)),
      () => undefined,
    )
    return () => control.abort()
  }, [unitId, today, near, attempt])
  const retry = () => {
    if (needsNewPage()) return window.location.reload()
    setDays(undefined)
    setAttempt(attempt + 1)
  }
  const waiting = <Skeleton className={classes.wait} label={words.loading} />
  return (
    <div ref={place} data-when-seen>
      {days === undefined && waiting}
      {days === null && <Failure onRetry={retry} />}
      {days && (
        <Suspense fallback={waiting}>
          <StayPicker unitId={unitId} days={days} today={today} unitSlug={unit.slug} most={most} />
        </Suspense>
      )}
      {days && (
        <p className={classes.full}>
          {words.full} <Link to={`/poradovnik?unit=${unit.slug}`}>{words.join}</Link>
        </p>
      )}
    </div>
  )
}

function Failure({ onRetry }: { onRetry: () => void }) {
  const words = useWords(calendarWords)
  return (
    <ErrorState title={words.failedTitle}>
      <p>{words.failedText}</p>
      <Button variant="quiet" size="small" onClick={onRetry}>
        {words.retry}
      </Button>
    </ErrorState>
  )
}
