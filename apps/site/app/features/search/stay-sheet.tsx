import { daysBetween, isDay, type Day } from '@dvor/format/days.ts'
import { Button } from '@dvor/ui/button.tsx'
import { Counter } from '@dvor/ui/counter.tsx'
import { Dialog } from '@dvor/ui/dialog.tsx'
import { Skeleton } from '@dvor/ui/skeleton.tsx'
import { useEffect, useRef, useState } from 'react'
import { PartyCalendar, type PickedDays } from '../calendar/party-calendar.tsx'
import { useFormats } from '../../core/language/formats.ts'
import { useWords } from '../../core/language/use-language.ts'
import { ChildrenAges } from './children-ages.tsx'
import { maxAdults, maxChildren } from './search-params.ts'
import { searchWords } from './search-texts.ts'
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
    if (picked && values.ages.length === values.children) return onShow(values)
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
        <Guests values={values} isChecked={isChecked} onChange={setValues} />
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

interface GuestsProps {
  values: SearchValues
  isChecked: boolean
  onChange: (values: SearchValues) => void
}

function Guests({ values, isChecked, onChange }: GuestsProps) {
  const words = useWords(searchWords)
  const { fewerAdults, moreAdults, fewerChildren, moreChildren } = useWords(sheetWords)
  const { adults, children, ages } = values
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (children > 0) end.current?.scrollIntoView({ block: 'nearest' })
  }, [children])
  return (
    <div ref={end} className={classes.guests}>
      <Counter
        label={words.adults}
        value={adults}
        min={1}
        max={maxAdults}
        lessLabel={fewerAdults}
        moreLabel={moreAdults}
        onChange={(count) => onChange({ ...values, adults: count })}
      />
      <Counter
        label={words.children}
        value={children}
        min={0}
        max={maxChildren}
        lessLabel={fewerChildren}
        moreLabel={moreChildren}
        onChange={(count) => onChange({ ...values, children: count, ages: ages.slice(0, count) })}
      />
      {children > 0 && (
        <ChildrenAges
          key={children}
          count={children}
          known={ages}
          isChecked={isChecked}
          onChange={(chosen) => onChange({ ...values, ages: chosen })}
        />
      )}
    </div>
  )
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
