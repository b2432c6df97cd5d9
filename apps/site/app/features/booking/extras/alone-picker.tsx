import type { Occurrence } from '@dvor/contract/services/slots.ts'
import { Button } from '@dvor/ui/button.tsx'
import { useState } from 'react'
import { RadioCard } from '../frame/radio-card.tsx'
import type { FlowSlotService } from '../flow/load-services.ts'
import { byDay, dayHeading, isShut, stateText, timesText } from './seat-picks.ts'
import { useTexts } from '../flow/use-texts.ts'
import { useLanguage } from '../../../core/language/use-language.ts'
import classes from './alone-picker.module.css'

/** Days shown at first, and added with each press. */
const daysShown = 8

interface AlonePickerProps {
  service: FlowSlotService
  occurrences: readonly Occurrence[]
  chosen: Occurrence | null
  error?: string
  onChoose: (one: Occurrence) => void
}

/** The times of a service by day; one of them can be chosen. */
export function AlonePicker({ service, occurrences, chosen, error, onChoose }: AlonePickerProps) {
  const texts = useTexts()
  const language = useLanguage()
  const days = byDay(occurrences)
  const chosenAt = days.findIndex(([day]) => day === chosen?.day)
  const [shown, setShown] = useState(Math.max(daysShown, chosenAt + 1))
  return (
    <div className={classes.times}>
      {error && (
        <p className="ui-field__error" role="alert">
          {error}
        </p>
      )}
      <ul className={classes.days}>
        {days.slice(0, shown).map(([day, times]) => (
          <li key={day} className={classes.day}>
            <h3 className={classes.heading} id={`den-${day}`}>
              {dayHeading(day, language)}
            </h3>
            <fieldset className={classes.hours} aria-labelledby={`den-${day}`}>
              {times.map((one) => (
                <Hour key={one.service_slot} {...{ one, service, isChosen: one === chosen, onChoose }} />
              ))}
            </fieldset>
          </li>
        ))}
      </ul>
      {days.length > shown && (
        <p>
          <Button variant="quiet" onClick={() => setShown(shown + daysShown)}>
            {texts.alone.more}
          </Button>
        </p>
      )}
    </div>
  )
}

interface HourProps {
  one: Occurrence
  service: FlowSlotService
  isChosen: boolean
  onChoose: (one: Occurrence) => void
}

function Hour({ one, service, isChosen, onChoose }: HourProps) {
  const language = useLanguage()
  return (
    <RadioCard
      name="termin"
      value={`${one.service_slot} ${one.day}`}
      title={timesText(one, language)}
      note={stateText(one, service, language)}
      isChosen={isChosen}
      isDisabled={isShut(one)}
      onChoose={() => onChoose(one)}
    />
  )
}
