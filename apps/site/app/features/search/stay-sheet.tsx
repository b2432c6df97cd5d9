import { daysBetween, isDay, type Day } from '@dvor/format/days.ts'
import { Button } from '@dvor/ui/button.tsx'
import { Dialog } from '@dvor/ui/dialog.tsx'
import { Skeleton } from '@dvor/ui/skeleton.tsx'
import { useState } from 'react'
import { PartyCalendar, type PickedDays } from '../calendar/party-calendar.tsx'
import { PartySteppers } from '../calendar/party-steppers.tsx'
import { useFormats } from '../../core/language/formats.ts'
import { useWords } from '../../core/language/use-language.ts'
import { isPartyKnown } from '../calendar/party.ts'
import type { SearchValues } from './search-values.ts'
import { sheetWords } from './sheet-texts.ts'
import { usePartyDays } from './use-party-days.ts'
import classes from './stay-sheet.module.css'

interface StaySheetProps {
  today: Day
  /** Values of the form when the sheet was opened. */
  initial: SearchValues
  /** Called with the values when the guest closes the sheet. */
  onClose: (values: SearchValues) => void
  /** Called with complete values when the guest asks for rooms. */
  onShow: (values: SearchValues) => void
}

/** One sheet for when and who: a calendar with the lowest prices for the party, and the guests. */
export function StaySheet({ today, initial, onClose, onShow }: StaySheetProps) {
  const words = useWords(sheetWords)
  const [values, setValues] = useState(initial)
  const [isChecked, setChecked] = useState(false)
  const picked = pickedOf(values, today)
  const show = () => {
    setChecked(true)
    if (picked && isPartyKnown(values)) return onShow(values)
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
