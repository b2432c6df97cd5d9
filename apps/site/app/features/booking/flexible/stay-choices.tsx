import type { Alternative } from '@dvor/contract/pricing/availability.ts'
import { weekdayOf } from '@dvor/format/days.ts'
import { weekdayShort } from '@dvor/format/names.ts'
import { Button } from '@dvor/ui/button.tsx'
import { Skeleton } from '@dvor/ui/skeleton.tsx'
import { flexibleWords } from '@dvor/texts/areas.ts'
import type { ReactNode } from 'react'
import { useFormats } from '../../../core/language/formats.ts'
import { OwnersText } from '../../../core/language/owners-text.tsx'
import { useLanguage, useWords } from '../../../core/language/use-language.ts'
import { LinkButton } from '../../../core/layout/link-button.tsx'
import type { FlowData } from '../flow/load-flow.ts'
import { wayPath } from '../flow/way-path.ts'
import { otherStays } from './date-choices.ts'
import classes from './flexible-stays.module.css'

interface StayChoicesProps {
  title: string
  flow: FlowData
  /** Undefined while they are loaded, null when they cannot be read. */
  stays: readonly Alternative[] | null | undefined
  onRetry: () => void
  /** Stands between the title and the stays. */
  children?: ReactNode
}

/** Stays on other days, each with its unit and whole price; a press chooses the days and the unit. */
export function StayChoices({ title, flow, stays, onRetry, children }: StayChoicesProps) {
  const words = useWords(flexibleWords)
  const { from, to } = flow.search
  return (
    <div className={classes.choices}>
      <h3 className={classes.title}>{title}</h3>
      {children}
      {stays === undefined && <Skeleton className={classes.wait} label={words.loading} />}
      {stays === null && (
        <p role="alert">
          {words.failed}{' '}
          <Button variant="quiet" size="small" onClick={onRetry}>
            {words.retry}
          </Button>
        </p>
      )}
      {stays && <Stays flow={flow} stays={otherStays(stays, from, to)} asked={totalOn(stays, from, to)} />}
    </div>
  )
}

/** Cents of the cheapest stay on the asked days; null when they are not among the stays. */
const totalOn = (stays: readonly Alternative[], from: string | null, to: string | null): number | null =>
  stays.find(({ arrival, departure }) => arrival === from && departure === to)?.total ?? null

interface StaysProps {
  flow: FlowData
  stays: readonly Alternative[]
  asked: number | null
}

function Stays({ flow, stays, asked }: StaysProps) {
  const words = useWords(flexibleWords)
  const language = useLanguage()
  const { formatDayRange, formatMoney } = useFormats()
  if (stays.length === 0) return <p>{words.none}</p>
  return (
    <ul className={classes.list}>
      {stays.map(({ accommodation_unit, arrival, departure, total }) => {
        const unit = flow.names.find(({ id }) => id === accommodation_unit)
        return (
          unit && (
            <li key={arrival}>
              <LinkButton
                to={wayPath(flow.search, { unit, arrival, departure })}
                variant="quiet"
                className={classes.stay}
              >
                <span className={classes.days}>{formatDayRange(arrival, departure)}</span>
                <span className={classes.unit}>
                  {weekdayShort(weekdayOf(arrival), language)} –{' '}
                  {weekdayShort(weekdayOf(departure), language)} · <OwnersText>{unit.title}</OwnersText>
                </span>
                <span>
                  <strong>{formatMoney(total)}</strong>
                  {asked !== null && total < asked && (
                    <span className={classes.less}>{words.less(formatMoney(asked - total))}</span>
                  )}
                </span>
              </LinkButton>
            </li>
          )
        )
      })}
    </ul>
  )
}
