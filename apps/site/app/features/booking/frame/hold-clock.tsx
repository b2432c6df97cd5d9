import { countdown } from '@dvor/format/plurals.ts'
import { useFormats } from '../../../core/language/formats.ts'
import { useSecondsLeft } from '../../../core/loading/use-countdown.ts'
import classes from './hold-clock.module.css'

/** Minutes before the end that a screen reader announces. */
const warnings = [5, 1]

/** Countdown to the end of the hold (ms of the browser's clock); announced only at five minutes and at one. */
export function HoldClock({ endsAt, label }: { endsAt: number; label: string }) {
  const secondsLeft = useSecondsLeft(endsAt)
  const { minutes } = useFormats()
  const soon = warnings.find((minute) => secondsLeft <= minute * 60 && secondsLeft > minute * 60 - 30)
  return (
    <div className={secondsLeft <= 60 ? `${classes.holdClock} ${classes.soon}` : classes.holdClock}>
      <span>{label}</span>{' '}
      <time role="timer" aria-live="off" className={classes.time}>
        {countdown(secondsLeft)}
      </time>
      <span className="visually-hidden" aria-live="polite">
        {soon !== undefined && secondsLeft > 0 && `${label} ${minutes(soon)}.`}
      </span>
    </div>
  )
}
