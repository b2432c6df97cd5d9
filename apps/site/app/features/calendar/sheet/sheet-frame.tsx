import { Button } from '@dvor/ui/button.tsx'
import { Dialog } from '@dvor/ui/dialog.tsx'
import { Skeleton } from '@dvor/ui/skeleton.tsx'
import { sheetWords } from '@dvor/texts/areas.ts'
import type { ReactNode } from 'react'
import { useWords } from '../../../core/language/use-language.ts'
import { RangeCalendar } from '../range-calendar.tsx'
import classes from './sheet-frame.module.css'

interface SheetFrameProps {
  title: string
  /** Fields before the days. */
  head?: ReactNode
  hint: ReactNode
  /** The picked days and the ways on, which stay in sight below the days. */
  foot: ReactNode
  onClose: () => void
  children: ReactNode
}

/** The dialog around a calendar. */
export function SheetFrame({ title, head, hint, foot, onClose, children }: SheetFrameProps) {
  const words = useWords(sheetWords)
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={words.close}>
      <div className={classes.sheet}>
        {head}
        <p className={classes.hint}>{hint}</p>
        {children}
        <div className={classes.foot}>{foot}</div>
      </div>
    </Dialog>
  )
}

type CalendarProps = Parameters<typeof RangeCalendar>[0]

interface LoadedCalendarProps extends Omit<CalendarProps, 'choice'> {
  /** Undefined while it is loaded, null when it cannot be read. */
  choice: CalendarProps['choice'] | null | undefined
  retry: () => void
}

/** The calendar once its days are known. */
export function LoadedCalendar({ choice, retry, ...calendar }: LoadedCalendarProps) {
  const words = useWords(sheetWords)
  if (choice === undefined) return <Skeleton className={classes.wait} label={words.loading} />
  if (choice === null)
    return (
      <div role="alert">
        <p>{words.failed}</p>
        <Button variant="quiet" size="small" onClick={retry}>
          {words.retry}
        </Button>
      </div>
    )
  return <RangeCalendar {...calendar} choice={choice} />
}

interface PickedTextProps {
  /** The picked days and their count, as text; null while days are missing. */
  picked: { days: string; count: string } | null
  /** Text about the missing choice; shown once the guest has tried to go on. */
  missing: string | null
  /** More about the picked days. */
  children?: ReactNode
}

/** The picked days, or what is missing. */
export function PickedText({ picked, missing, children }: PickedTextProps) {
  if (picked)
    return (
      <p aria-live="polite">
        <strong>{picked.days}</strong>, {picked.count}
        {children}
      </p>
    )
  if (missing === null) return null
  return (
    <p role="alert" className="ui-field__error">
      {missing}
    </p>
  )
}
