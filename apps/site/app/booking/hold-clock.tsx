import { countdown, minutes } from '@dvor/format/plurals.ts'
import { texts } from './texts.ts'

/** Minutes before the end at which a screen reader is told. */
const warnings = [5, 1]

/** How long the room is still held; ticks for the eyes, and speaks up only at five minutes and at one. */
export function HoldClock({ secondsLeft }: { secondsLeft: number }) {
  const soon = warnings.find((minute) => secondsLeft <= minute * 60 && secondsLeft > minute * 60 - 30)
  return (
    <div className={secondsLeft <= 60 ? 'hold-clock hold-clock--soon' : 'hold-clock'}>
      <span>{texts.hold.label}</span>{' '}
      <time role="timer" aria-live="off" className="hold-clock__time">
        {countdown(secondsLeft)}
      </time>
      <span className="visually-hidden" aria-live="polite">
        {soon !== undefined && secondsLeft > 0 && `${texts.hold.label} ${minutes(soon)}.`}
      </span>
    </div>
  )
}
