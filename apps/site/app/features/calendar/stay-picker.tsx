import { addDays, type Day } from '@dvor/format/days.ts'
import { calendarWords } from '@dvor/texts/areas.ts'
import { parseDate, type DateValue } from '@internationalized/date'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { I18nProvider, type RangeValue } from 'react-aria-components'
import { calendarSpan } from './days/load-days.ts'
import { DayRestriction } from './day-restriction.tsx'
import { dayRules } from './days/day-rules.ts'
import type { PartyLimits, TypedParty } from './party/party.ts'
import { PartySteppers } from './party/party-steppers.tsx'
import { rememberedParty } from './party/remembered-party.ts'
import { monthsBetween } from './month-jump.tsx'
import { Months } from './months.tsx'
import { StayCalendar } from './stay-calendar.tsx'
import { canArrive, canDepart, nightPrice, restrictionOf, type StayDays } from './days/stay-days.ts'
import { StaySummary } from './stay-summary.tsx'
import { pressedCell } from './pressed-cell.ts'
import { useWords } from '../../core/language/use-language.ts'
import classes from './stay-picker.module.css'

const wide = matchMedia('(width >= 56rem)')
const monthsThatFit = () => (wide.matches ? 2 : 1)

function onWidth(changed: () => void): () => void {
  wide.addEventListener('change', changed)
  return () => wide.removeEventListener('change', changed)
}

interface StayPickerProps {
  unitId: string
  days: StayDays
  today: Day
  unitSlug: string
  most: PartyLimits
}

/** The guests of this device's last search where the unit has places for them; else two adults. */
function firstParty(most: PartyLimits, today: Day): TypedParty {
  const remembered = rememberedParty(today)
  if (remembered && remembered.adults <= most.adults) return remembered
  return { adults: Math.min(2, most.adults), children: 0, ages: [] }
}

/** Guests, then arrival, then departure; only days of an allowed stay can be picked. Opens at the first possible arrival. */
export function StayPicker({ unitId, days, today, unitSlug, most }: StayPickerProps) {
  const words = useWords(calendarWords)
  const [party, setParty] = useState(() => firstParty(most, today))
  const [asked, setAsked] = useState<Day | null>(null)
  const [stay, setStay] = useState<RangeValue<DateValue> | null>(null)
  const months = useSyncExternalStore(onWidth, monthsThatFit)
  const firstDay = [...days.keys()].find((day) => canArrive(days, day))
  const pickedEnd = stay?.end.toString()
  const rules = useMemo(
    () =>
      dayRules(
        {
          priceOf: (day) => nightPrice(days, day),
          isFull: () => false,
          canBegin: (day) => canArrive(days, day),
          mayEnd: (arrival, departure) => canDepart(days, arrival, departure),
        },
        pickedEnd,
      ),
    [days, pickedEnd],
  )
  const last = addDays(today, calendarSpan)
  const validStay = stay && stay.start.compare(stay.end) < 0 ? stay : null
  return (
    <I18nProvider locale={words.locale}>
      <div
        className={classes.stayPicker}
        // Not when a press begins: what it shows must not move the days while a finger is still lifted.
        onClickCapture={(event) => setAsked(pressedCell(event)?.dataset.day ?? asked)}
      >
        <PartySteppers party={party} isChecked={false} most={most} onChange={setParty} />
        <StayCalendar
          rules={rules}
          aria-label={words.label}
          visibleDuration={{ months }}
          minValue={parseDate(today)}
          maxValue={parseDate(last)}
          defaultFocusedValue={firstDay ? parseDate(firstDay) : null}
          value={stay}
          onChange={setStay}
          onFocusChange={(date) => setAsked(date.toString())}
        >
          <Months rules={rules} count={months} months={monthsBetween(today, last)} />
          <DayRestriction restrictionOf={(day, arrival) => restrictionOf(days, day, arrival)} asked={asked} />
        </StayCalendar>
        <StaySummary
          unitId={unitId}
          unitSlug={unitSlug}
          party={party}
          arrival={validStay?.start.toString()}
          departure={validStay?.end.toString()}
        />
      </div>
    </I18nProvider>
  )
}
