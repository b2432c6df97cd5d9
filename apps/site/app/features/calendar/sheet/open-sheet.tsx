import type { Day } from '@dvor/format/days.ts'
import { useEffect, useRef, useState, type ComponentType } from 'react'
import { useHydrated } from '../../../core/loading/use-hydrated.ts'

/** Properties of a sheet that fills in the date fields of a form. */
export interface SheetProps<Values> {
  /** The first day that can be picked. */
  first: Day
  /** The form, which is read when the sheet opens, and may be sent. */
  form: HTMLFormElement
  /** Called with the values when the sheet closes. */
  onClose: (values: Values) => void
}

interface OpenSheetProps<Values> extends Pick<SheetProps<Values>, 'first'> {
  /** Name of the button for screen readers. */
  label: string
  className: string | undefined
  /** Fetches the sheet. */
  load: () => Promise<ComponentType<SheetProps<Values>>>
  /** Writes values into the form. */
  onValues: (values: Values) => void
}

/**
 * Lies over date fields once scripts run: a press opens the sheet with the calendar instead of the browser's own day
 * picker. The fields below stay reachable by Tab and can be typed into; with `data-awaits-script` a press that comes
 * before the scripts waits for the sheet, too. Stands in their form.
 */
export function OpenSheet<Values>({ first, label, className, load, onValues }: OpenSheetProps<Values>) {
  const isHydrated = useHydrated()
  const [isMissing, setMissing] = useState(false)
  const [sheet, setSheet] = useState<{
    Sheet: ComponentType<SheetProps<Values>>
    form: HTMLFormElement
  } | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  // A sheet that closes by its own button leaves the focus nowhere.
  useEffect(() => {
    const opener = button.current
    return () => {
      if (sheet) opener?.focus({ preventScroll: true })
    }
  }, [sheet])
  const open = async (form: HTMLFormElement | null) => {
    // A broken connection may fail here; the fields then work as they do without a script.
    const Sheet = await load().catch(() => null)
    if (!Sheet) setMissing(true)
    else if (form) setSheet({ Sheet, form })
  }
  if (!isHydrated || isMissing) return null
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-haspopup="dialog"
        onPointerDown={() => void load().catch(() => null)}
        onClick={(event) => void open(event.currentTarget.form)}
      >
        <span className="visually-hidden">{label}</span>
      </button>
      {sheet && (
        <sheet.Sheet
          first={first}
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
