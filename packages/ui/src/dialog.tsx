import { useEffect, useId, useRef, type ReactNode } from 'react'
import './dialog.css'

interface DialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** Name of the button with the cross. */
  closeLabel: string
  /** Takes the width of a table instead of that of a text. */
  isWide?: boolean
  children: ReactNode
}

/**
 * A modal dialog: the browser's own, so focus, Escape and the inert page behind it come with it. `onClose` is for the
 * person who closes it, not for the caller who does.
 */
export function Dialog({ open, onClose, title, closeLabel, isWide = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal()
    if (!open) dialog.current?.close()
  }, [open])
  return (
    <dialog
      ref={dialog}
      className={isWide ? 'ui-dialog ui-dialog--wide' : 'ui-dialog'}
      aria-labelledby={titleId}
      onClose={() => open && onClose()}
    >
      {open && (
        <div className="ui-dialog__sheet">
          <div className="ui-dialog__head">
            <h2 id={titleId} className="ui-dialog__title">
              {title}
            </h2>
            <button type="button" className="ui-dialog__close" aria-label={closeLabel} onClick={onClose}>
              ×
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  )
}
