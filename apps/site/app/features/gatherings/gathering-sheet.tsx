import { requestWords } from '@dvor/texts/areas.ts'
import { useMemo } from 'react'
import { useWords } from '../../core/language/use-language.ts'
import { freeStays } from '../calendar/days/day-choice.ts'
import { usePartyDays } from '../calendar/days/use-party-days.ts'
import type { PickedDays } from '../calendar/range-calendar.tsx'
import { DaysSheet } from '../calendar/sheet/days-sheet.tsx'
import type { SheetProps } from '../calendar/sheet/open-sheet.tsx'

/** Nobody knows yet who comes; a room is free for one person where it is free at all. */
const onePerson = { adults: 1, ages: [] }

/** The days of a gathering: stays for which rooms are free. Choosing them shows the rooms. */
export function GatheringSheet(props: SheetProps<PickedDays | null>) {
  const { sheet: words } = useWords(requestWords)
  const { days, retry } = usePartyDays(onePerson, props.first)
  const choice = useMemo(() => days && freeStays(days), [days])
  return <DaysSheet {...props} {...{ words, choice, retry }} names={['from', 'to']} isSent />
}
