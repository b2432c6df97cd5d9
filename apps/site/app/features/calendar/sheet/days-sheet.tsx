import { daysBetween, isDay, type Day } from '@dvor/format/days.ts'
import { Button } from '@dvor/ui/button.tsx'
import { sheetWords } from '@dvor/texts/areas.ts'
import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useFormats } from '../../../core/language/formats.ts'
import { useWords } from '../../../core/language/use-language.ts'
import type { DayChoice } from '../days/day-choice.ts'
import type { PickedDays } from '../range-calendar.tsx'
import type { SheetProps } from './open-sheet.tsx'
import { LoadedCalendar, PickedText, SheetFrame } from './sheet-frame.tsx'

/** Words of a sheet in which days are chosen. */
export interface DaysSheetWords {
  title: string
  hint: string
  /** Name of the calendar for screen readers. */
  calendar: string
  missing: string
  done: string
}

interface DaysSheetProps extends SheetProps<PickedDays | null> {
  words: DaysSheetWords
  /** Names of the form's fields for the first and the last day. */
  names: readonly [first: string, last: string]
  /** Undefined while it is loaded, null when it cannot be read. */
  choice: DayChoice | null | undefined
  retry?: () => void
  /** Number of days that can be picked. */
  span?: number
  /** Whether the last day is counted, too, and the form can do without days. */
  countsDays?: boolean
  /** Sends the form once the days are chosen. */
  isSent?: boolean
  /** Sentence about picked days. */
  about?: (picked: PickedDays) => ReactNode
}

/** A sheet that fills in a first and a last day. */
export function DaysSheet(props: DaysSheetProps) {
  const { words, first, form, onClose, choice, countsDays = false, isSent = false } = props
  const [picked, setPicked] = useState(() => typedDays(form, props.names, first))
  const [isChecked, setChecked] = useState(false)
  const { clear } = useWords(sheetWords)
  const text = usePickedText(picked, countsDays)
  const finish = () => {
    setChecked(true)
    if (!picked) return
    flushSync(() => onClose(picked))
    if (isSent) form.requestSubmit()
  }
  return (
    <SheetFrame
      title={words.title}
      hint={words.hint}
      onClose={() => onClose(picked)}
      foot={
        <>
          <PickedText picked={text} missing={isChecked ? words.missing : null} />
          {picked && props.about?.(picked)}
          <Button variant="accent" size="large" onClick={finish}>
            {words.done}
          </Button>
          {countsDays && picked && (
            <Button variant="quiet" size="small" onClick={() => onClose(null)}>
              {clear}
            </Button>
          )}
        </>
      }
    >
      <LoadedCalendar
        label={words.calendar}
        choice={choice}
        retry={props.retry ?? (() => undefined)}
        first={first}
        span={props.span}
        picked={picked}
        onPick={setPicked}
      />
    </SheetFrame>
  )
}

/** The days of the form's fields, where they are days that the calendar can show. */
function typedDays(form: HTMLFormElement, [first, last]: DaysSheetProps['names'], earliest: Day) {
  const data = new FormData(form)
  const from = String(data.get(first) ?? '')
  const to = String(data.get(last) ?? '') || from
  return isDay(from) && isDay(to) && from >= earliest && from <= to ? { from, to } : null
}

function usePickedText(picked: PickedDays | null, countsDays: boolean) {
  const { formatDayRange, formatDayLong, countOf, nights } = useFormats()
  if (!picked) return null
  const { from, to } = picked
  const length = daysBetween(from, to)
  return {
    days: from === to ? formatDayLong(from) : formatDayRange(from, to),
    count: countsDays ? countOf(length + 1, 'day') : nights(length),
  }
}
