import type { Day } from '@dvor/format/days.ts'
import { useState, type RefObject } from 'react'
import { useHydrated } from '../../core/loading/use-hydrated.ts'
import { useWords } from '../../core/language/use-language.ts'
import { searchWords } from './search-texts.ts'
import type { SearchValues } from './search-values.ts'
import classes from './stay-search.module.css'

const loadSheet = () => import('./stay-sheet.tsx').then((module) => module.StaySheet)
type Sheet = Awaited<ReturnType<typeof loadSheet>>

interface OpenSheetProps {
  today: Day
  form: RefObject<HTMLFormElement | null>
  /** Writes values into the form. */
  onValues: (values: SearchValues) => void
}

/**
 * Lies over the date fields once scripts run: a press opens the sheet with the calendar instead of the browser's own
 * day picker. The fields below stay reachable by Tab and can be typed into.
 */
export function OpenSheet({ today, form, onValues }: OpenSheetProps) {
  const words = useWords(searchWords)
  const isHydrated = useHydrated()
  const [isMissing, setMissing] = useState(false)
  const [sheet, setSheet] = useState<{ Sheet: Sheet; form: HTMLFormElement } | null>(null)
  const open = async () => {
    // A broken connection may fail here; the fields then work as they do without a script.
    const Sheet = await loadSheet().catch(() => null)
    if (!Sheet) setMissing(true)
    else if (form.current) setSheet({ Sheet, form: form.current })
  }
  if (!isHydrated || isMissing) return null
  return (
    <>
      <button
        type="button"
        className={classes.open}
        aria-haspopup="dialog"
        onPointerDown={() => void loadSheet().catch(() => null)}
        onClick={() => void open()}
      >
        <span className="visually-hidden">{words.openSheet}</span>
      </button>
      {sheet && (
        <sheet.Sheet
          today={today}
          form={sheet.form}
          onClose={(values) => {
            setSheet(null)
            onValues(values)
          }}
        />
      )}
    </>
  )
}
