import { dayParts, daysBetween, type Day } from '@dvor/format/days.ts'
import { flexibleWords } from '@dvor/texts/areas.ts'
import { useRef } from 'react'
import { useFormats } from '../../../core/language/formats.ts'
import { useWords } from '../../../core/language/use-language.ts'
import { useNear } from '../../../core/loading/use-near.ts'
import type { FlowData } from '../flow/load-flow.ts'
import { bestSaving, comingWeekends, nearbyWindow, weekendsOfMonth } from './date-choices.ts'
import { StayChoices } from './stay-choices.tsx'
import { useCheapestStays } from './use-cheapest-stays.ts'
import classes from './flexible-stays.module.css'

/** Most nights of a stay beside which weekends are offered. */
const weekendNights = 3

/**
 * Prices on other days: some days earlier or later than the asked ones, and the weekends of a month. They are fetched
 * when the reader scrolls near; their places are there from the start, so that nothing moves, but for readers without
 * scripts.
 */
export function FlexibleStays({ flow }: { flow: FlowData }) {
  const words = useWords(flexibleWords)
  const { from, to } = flow.search
  const isShort = !from || !to || daysBetween(from, to) <= weekendNights
  return (
    <section className={classes.flexible} aria-labelledby="pruzny-termin">
      <div>
        <h2 id="pruzny-termin" className={classes.heading}>
          {words.heading}
        </h2>
        <p className={classes.text}>{words.text}</p>
      </div>
      {from && to && <NearbyStays flow={flow} from={from} to={to} />}
      {isShort && <WeekendStays flow={flow} from={from} />}
    </section>
  )
}

function NearbyStays({ flow, from, to }: { flow: FlowData; from: Day; to: Day }) {
  const words = useWords(flexibleWords)
  const { countOf, formatMoney } = useFormats()
  const place = useRef<HTMLDivElement>(null)
  const { stays, retry } = useCheapestStays(nearbyWindow(from, to, flow.today), flow.search, useNear(place))
  const saving = stays && bestSaving(stays, from)
  return (
    <div ref={place}>
      <StayChoices title={words.nearby} flow={flow} stays={stays} onRetry={retry}>
        {stays?.length !== 0 && (
          <p className={classes.saving}>
            {saving &&
              words[saving.days > 0 ? 'later' : 'earlier'](
                countOf(Math.abs(saving.days), 'day'),
                formatMoney(saving.amount),
              )}
          </p>
        )}
      </StayChoices>
    </div>
  )
}

/** The weekends of the month of the asked arrival, or the coming ones. */
function WeekendStays({ flow, from }: { flow: FlowData; from: Day | null }) {
  const words = useWords(flexibleWords)
  const { monthName } = useFormats()
  const place = useRef<HTMLDivElement>(null)
  const weekends = from ? weekendsOfMonth(from, flow.today) : comingWeekends(flow.today)
  const { stays, retry } = useCheapestStays(weekends, flow.search, useNear(place))
  const month = from && dayParts(from)
  return (
    <div ref={place}>
      <StayChoices
        title={month ? words.weekends(`${monthName(month.month)} ${month.year}`) : words.comingWeekends}
        flow={flow}
        stays={stays}
        onRetry={retry}
      />
    </div>
  )
}
