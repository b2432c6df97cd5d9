import { demandWords } from '@dvor/texts/areas.ts'
import { useWords } from '../../core/language/use-language.ts'
import { anyDays } from '../calendar/days/day-choice.ts'
import { longSpan } from '../calendar/days/load-days.ts'
import type { PickedDays } from '../calendar/range-calendar.tsx'
import { DaysSheet } from '../calendar/sheet/days-sheet.tsx'
import type { SheetProps } from '../calendar/sheet/open-sheet.tsx'

/** The days of an event in a hall: one or several, whatever is booked in the rooms. */
export function EventSheet(props: SheetProps<PickedDays | null>) {
  const { sheet: words } = useWords(demandWords)
  return (
    <DaysSheet
      {...props}
      words={words}
      names={['day_from', 'day_to']}
      choice={anyDays}
      span={longSpan}
      countsDays
    />
  )
}
