import type { Cheapest } from '@dvor/booking/pricing/plans/cheapest-plan.ts'
import { daysBetween, isDay, type Day } from '@dvor/format/days.ts'
import { Button } from '@dvor/ui/button.tsx'
import { calendarWords, staySheetWords } from '@dvor/texts/areas.ts'
import { useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { PickedDays } from '../calendar/range-calendar.tsx'
import { bookableStays } from '../calendar/days/day-choice.ts'
import { usePartyDays } from '../calendar/days/use-party-days.ts'
import { PartySteppers } from '../calendar/party/party-steppers.tsx'
import { useAfterPaint } from '../../core/loading/use-after-paint.ts'
import { useFormats } from '../../core/language/formats.ts'
import { OwnersText } from '../../core/language/owners-text.tsx'
import { useWords } from '../../core/language/use-language.ts'
import { isPartyKnown, type TypedParty } from '../calendar/party/party.ts'
import { rememberedParty, rememberParty } from '../calendar/party/remembered-party.ts'
import type { SheetProps } from '../calendar/sheet/open-sheet.tsx'
import { LoadedCalendar, PickedText, SheetFrame } from '../calendar/sheet/sheet-frame.tsx'
import { isAsked, valuesOf, type SearchValues } from './search-values.ts'
import { useLowestPrice, type PlanPrice } from './use-lowest-price.ts'
import classes from './stay-sheet.module.css'

/**
 * One sheet for who and when: the guests, and a calendar with the lowest prices for them. Once the guests are known
 * (chosen here, in the form, or in this device's last search), the day of departure shows the rooms at once.
 */
export function StaySheet({ first: today, form, onClose }: SheetProps<SearchValues>) {
  const words = useWords(staySheetWords)
  const { label } = useWords(calendarWords)
  const { values, setValues, isDecided } = useValues(form, today)
  const [isChecked, setChecked] = useState(false)
  const [decided, setDecided] = useState<SearchValues | null>(null)
  const guests = useRef<HTMLDivElement>(null)
  const picked = pickedOf(values, today)
  const { days: partyDays, retry } = usePartyDays(values, today)
  const show = (newValues: SearchValues) => {
    setChecked(true)
    if (!isPartyKnown(newValues)) return askForAge(guests.current)
    if (!pickedOf(newValues, today)) return
    rememberParty(newValues, today)
    flushSync(() => onClose(newValues))
    form.requestSubmit()
  }
  const pick = (days: PickedDays | null) => {
    const next = { ...values, from: days?.from ?? '', to: days?.to ?? '' }
    setValues(next)
    if (days && isDecided) setDecided(next)
  }
  // The chosen day is painted first: closing the sheet and asking for the rooms takes longer than a press may.
  useAfterPaint(decided, show)
  const choice = useMemo(() => partyDays && bookableStays(partyDays), [partyDays])
  return (
    <SheetFrame
      title={words.title}
      hint={isDecided ? words.goesOn : words.hint}
      onClose={() => onClose(values)}
      head={
        <div ref={guests}>
          <PartySteppers
            party={values}
            isChecked={isChecked}
            onChange={(party) => setValues({ ...values, ...party })}
          />
        </div>
      }
      foot={
        <>
          <Picked picked={picked} party={values} isChecked={isChecked} />
          <Button variant="accent" size="large" onClick={() => show(values)}>
            {words.show}
          </Button>
        </>
      }
    >
      <LoadedCalendar label={label} first={today} {...{ choice, retry, picked }} onPick={pick} />
    </SheetFrame>
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

interface PickedProps {
  picked: PickedDays | null
  party: TypedParty
  isChecked: boolean
}

/** The picked days with the lowest price of the stay, or what is missing. */
function Picked({ picked, party, isChecked }: PickedProps) {
  const words = useWords(staySheetWords)
  const { formatDayRange, nights } = useFormats()
  const lowest = useLowestPrice(picked, party)
  return (
    <PickedText
      picked={
        picked && {
          days: formatDayRange(picked.from, picked.to),
          count: nights(daysBetween(picked.from, picked.to)),
        }
      }
      missing={isChecked ? words.daysMissing : null}
    >
      {lowest && <LowestPrice {...lowest} />}
    </PickedText>
  )
}

function LowestPrice({ offer: { price, title }, isOfPlan }: Cheapest<PlanPrice>) {
  const words = useWords(staySheetWords)
  const { withTax, forStay } = useWords(calendarWords)
  const { formatMoney } = useFormats()
  if (!price) return null
  return (
    <span className={classes.price}>
      {words.from} <strong>{formatMoney(price.total)}</strong> {price.stay_tax > 0 ? withTax : forStay}
      {isOfPlan && (
        <>
          , {words.plan} <OwnersText>{title}</OwnersText>
        </>
      )}
    </span>
  )
}
