import { daysBetween, isDay, type Day } from '@dvor/format/days.ts'
import { Button } from '@dvor/ui/button.tsx'
import { Dialog } from '@dvor/ui/dialog.tsx'
import { Skeleton } from '@dvor/ui/skeleton.tsx'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { PartyCalendar, type PickedDays } from '../calendar/party-calendar.tsx'
import { PartySteppers } from '../calendar/party-steppers.tsx'
import { useFormats } from '../../core/language/formats.ts'
import { useWords } from '../../core/language/use-language.ts'
import { isPartyKnown } from '../calendar/party.ts'
import { valuesOf, type SearchValues } from './search-values.ts'
import { sheetWords } from './sheet-texts.ts'
import { usePartyDays } from './use-party-days.ts'
import classes from './stay-sheet.module.css'

interface StaySheetProps {
  today: Day
  /** The search form, which is read when the sheet opens and sent when the guest asks for rooms. */
  form: HTMLFormElement
  /** Called with the values when the sheet closes, and shall write them into the form. */
  onClose: (values: SearchValues) => void
}

/** One sheet for when and who: a calendar with the lowest prices for the party, and the guests. */
export function StaySheet({ today, form, onClose }: StaySheetProps) {
  const words = useWords(sheetWords)
  const [values, setValues] = useState(() => valuesOf(form))
  const [isChecked, setChecked] = useState(false)
  const picked = pickedOf(values, today)
  const show = () => {
    setChecked(true)
    if (picked && isPartyKnown(values)) {
      flushSync(() => onClose(values))
      return form.requestSubmit()
    }
    if (picked) document.querySelector<HTMLElement>(`.${classes.sheet} select`)?.focus()
  }
  return (
    <Dialog open onClose={() => onClose(values)} title={words.title} closeLabel={words.close}>
      <div className={classes.sheet}>
        <p className={classes.hint}>{words.hint}</p>
        <Days
          {...{ today, picked, values }}
          onPick={(days) => setValues({ ...values, from: days?.from ?? '', to: days?.to ?? '' })}
        />
        <div className={classes.guests}>
          <PartySteppers
            party={values}
            isChecked={isChecked}
            onChange={(party) => setValues({ ...values, ...party })}
          />
        </div>
        <div className={classes.foot}>
          <PickedText picked={picked} isMissing={isChecked && !picked} />
          <Button variant="accent" size="large" onClick={show}>
            {words.show}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

/** The form's days when they are a stay that the calendar can show. */
function pickedOf({ from, to }: SearchValues, today: Day): PickedDays | null {
  return isDay(from) && isDay(to) && from >= today && from < to ? { from, to } : null
}

interface DaysProps {
  today: Day
  values: SearchValues
  picked: PickedDays | null
  onPick: (picked: PickedDays | null) => void
}

function Days({ today, values, picked, onPick }: DaysProps) {
  const words = useWords(sheetWords)
  const { days, retry } = usePartyDays(values, today)
  if (days === undefined) return <Skeleton className={classes.wait} label={words.loading} />
  if (days === null)
    return (
      <div role="alert">
        <p>{words.failed}</p>
        <Button variant="quiet" size="small" onClick={retry}>
          {words.retry}
        </Button>
      </div>
    )
  return <PartyCalendar {...{ days, today, picked, onPick }} />
}

function PickedText({ picked, isMissing }: { picked: PickedDays | null; isMissing: boolean }) {
  const words = useWords(sheetWords)
  const { formatDayRange, nights } = useFormats()
  if (isMissing)
    return (
      <p role="alert" className="ui-field__error">
        {words.daysMissing}
      </p>
    )
  if (!picked) return null
  return (
    <p aria-live="polite">
      <strong>{formatDayRange(picked.from, picked.to)}</strong>, {nights(daysBetween(picked.from, picked.to))}
    </p>
  )
}
