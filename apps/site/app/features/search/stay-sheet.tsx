import type { Cheapest } from '@dvor/booking/pricing/plans/cheapest-plan.ts'
import { daysBetween, isDay, type Day } from '@dvor/format/days.ts'
import { Button } from '@dvor/ui/button.tsx'
import { Dialog } from '@dvor/ui/dialog.tsx'
import { Skeleton } from '@dvor/ui/skeleton.tsx'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { PartyCalendar, type PickedDays } from '../calendar/party-calendar.tsx'
import { PartySteppers } from '../calendar/party/party-steppers.tsx'
import { useAfterPaint } from '../../core/loading/use-after-paint.ts'
import { useFormats } from '../../core/language/formats.ts'
import { TranslatedText } from '../../core/language/translated-text.tsx'
import { useWords } from '../../core/language/use-language.ts'
import { calendarWords } from '../calendar/calendar-texts.ts'
import { isPartyKnown, type TypedParty } from '../calendar/party/party.ts'
import { rememberedParty, rememberParty } from '../calendar/party/remembered-party.ts'
import { isAsked, valuesOf, type SearchValues } from './search-values.ts'
import { sheetWords } from './sheet-texts.ts'
import { useLowestPrice, type PlanPrice } from './use-lowest-price.ts'
import { usePartyDays } from './use-party-days.ts'
import classes from './stay-sheet.module.css'

interface StaySheetProps {
  today: Day
  /** The search form, which is read when the sheet opens and sent when the guest asks for rooms. */
  form: HTMLFormElement
  /** Called with the values when the sheet closes, and shall write them into the form. */
  onClose: (values: SearchValues) => void
}

/**
 * One sheet for who and when: the guests, and a calendar with the lowest prices for them. Once the guests are known
 * (chosen here, in the form, or in this device's last search), the day of departure shows the rooms at once.
 */
export function StaySheet({ today, form, onClose }: StaySheetProps) {
  const words = useWords(sheetWords)
  const { values, setValues, isDecided } = useValues(form, today)
  const [isChecked, setChecked] = useState(false)
  const [decided, setDecided] = useState<SearchValues | null>(null)
  const guests = useRef<HTMLDivElement>(null)
  const picked = pickedOf(values, today)
  const show = (asked: SearchValues) => {
    setChecked(true)
    if (!isPartyKnown(asked)) return askForAge(guests.current)
    if (!pickedOf(asked, today)) return
    rememberParty(asked, today)
    flushSync(() => onClose(asked))
    form.requestSubmit()
  }
  const pick = (days: PickedDays | null) => {
    const next = { ...values, from: days?.from ?? '', to: days?.to ?? '' }
    setValues(next)
    if (days && isDecided) setDecided(next)
  }
  // The chosen day is painted first: closing the sheet and asking for the rooms takes longer than a press may.
  useAfterPaint(decided, show)
  return (
    <Dialog open onClose={() => onClose(values)} title={words.title} closeLabel={words.close}>
      <div className={classes.sheet}>
        <div ref={guests}>
          <PartySteppers
            party={values}
            isChecked={isChecked}
            onChange={(party) => setValues({ ...values, ...party })}
          />
        </div>
        <p className={classes.hint}>{isDecided ? words.goesOn : words.hint}</p>
        <Days {...{ today, picked, values }} onPick={pick} />
        <div className={classes.foot}>
          <PickedText picked={picked} party={values} isMissing={isChecked && !picked} />
          <Button variant="accent" size="large" onClick={() => show(values)}>
            {words.show}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

/** The values of the form; while nothing was asked in it, the guests of this device's last search. */
function useValues(form: HTMLFormElement, today: Day) {
  const [first] = useState(() => {
    const typed = valuesOf(form)
    const remembered = isAsked(typed) ? null : rememberedParty(today)
    return { values: { ...typed, ...remembered }, isDecided: remembered !== null || isAsked(typed) }
  })
  const [values, setValues] = useState<SearchValues>(first.values)
  const { adults, children } = first.values
  const isChanged = values.adults !== adults || values.children !== children
  return { values, setValues, isDecided: first.isDecided || isChanged }
}

/** Leads to the ages, where a child has none yet. */
function askForAge(guests: HTMLElement | null): void {
  guests?.querySelector<HTMLElement>('[data-age]')?.focus()
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

interface PickedTextProps {
  picked: PickedDays | null
  party: TypedParty
  isMissing: boolean
}

/** The picked days with the lowest price of the stay, or what is missing. */
function PickedText({ picked, party, isMissing }: PickedTextProps) {
  const words = useWords(sheetWords)
  const { formatDayRange, nights } = useFormats()
  const lowest = useLowestPrice(picked, party)
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
      {lowest && <LowestPrice {...lowest} />}
    </p>
  )
}

function LowestPrice({ offer: { price, title = '', title_en = null }, isOfPlan }: Cheapest<PlanPrice>) {
  const words = useWords(sheetWords)
  const { withTax, forStay } = useWords(calendarWords)
  const { formatMoney } = useFormats()
  if (!price) return null
  return (
    <span className={classes.price}>
      {words.from} <strong>{formatMoney(price.total)}</strong> {price.stay_tax > 0 ? withTax : forStay}
      {isOfPlan && (
        <>
          , {words.plan} <TranslatedText slovak={title} english={title_en} />
        </>
      )}
    </span>
  )
}
