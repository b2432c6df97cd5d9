import type { Occurrence } from '@dvor/contract/services/slots.ts'
import { useId } from 'react'
import { useLanguage } from '../../../core/language/use-language.ts'
import type { FlowSlotService } from '../flow/load-services.ts'
import { useTexts } from '../flow/use-texts.ts'
import { chipText, isGone, isShut, stateText, type SeatPick } from './seat-picks.ts'
import classes from './seat-extras.module.css'

interface SeatChipProps {
  one: Occurrence
  service: FlowSlotService
  /** The guest's seats of this time, if taken. */
  pick: SeatPick | undefined
  onToggle: () => void
}

/** One time of a service; a press takes it, another one gives it back. */
export function SeatChip({ one, service, pick, onToggle }: SeatChipProps) {
  const texts = useTexts()
  const language = useLanguage()
  const errorId = useId()
  const gone = pick !== undefined && isGone(one, pick)
  return (
    <label className={classes.time}>
      <input
        type="checkbox"
        checked={pick !== undefined}
        disabled={!pick && isShut(one)}
        aria-invalid={gone || undefined}
        aria-describedby={gone ? errorId : undefined}
        onChange={onToggle}
      />
      <span className={classes.when}>{chipText(one, service, language)}</span>
      <span className={classes.state}>{stateText(one, service, language)}</span>
      {gone && (
        <span id={errorId} className="ui-field__error">
          {texts.seats.gone}
        </span>
      )}
    </label>
  )
}
