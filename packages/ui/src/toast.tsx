import { createContext, useCallback, useContext, useState, type ReactNode } from 'react'
import './toast.css'

export interface Toast {
  /** Two toasts with one key are one: the later takes the place of the earlier. */
  key: string
  kind: 'danger' | 'success' | 'info'
  title: string
  text?: string
}

/** Shows a toast. @returns a function that removes it */
type Show = (toast: Toast) => () => void

const ToastContext = createContext<Show | undefined>(undefined)

/** Shows a toast at the top right of the screen until it is closed, or until its cause is gone. */
export function useToast(): Show {
  const show = useContext(ToastContext)
  if (!show) throw new Error('useToast needs a ToastRegion around it')
  return show
}

interface ToastRegionProps {
  /** Name of the region for those who cannot see where it is. */
  label: string
  closeLabel: string
  children: ReactNode
}

/** Holds the toasts of everything inside it; dangers interrupt a screen reader, the others wait their turn. */
export function ToastRegion({ label, closeLabel, children }: ToastRegionProps) {
  const [toasts, setToasts] = useState<Toast[]>([])
  const close = useCallback((key: string) => setToasts((all) => all.filter((toast) => toast.key !== key)), [])
  const show = useCallback<Show>((toast) => {
    setToasts((all) => [...all.filter((other) => other.key !== toast.key), toast])
    return () => setToasts((all) => all.filter((other) => other !== toast))
  }, [])
  return (
    <ToastContext value={show}>
      {children}
      <section className="ui-toasts" aria-label={label}>
        {toasts.map((toast) => (
          <ToastCard key={toast.key} toast={toast} closeLabel={closeLabel} onClose={() => close(toast.key)} />
        ))}
      </section>
    </ToastContext>
  )
}

function ToastCard({
  toast,
  closeLabel,
  onClose,
}: {
  toast: Toast
  closeLabel: string
  onClose: () => void
}) {
  return (
    <div className={`ui-toast ui-toast--${toast.kind}`} role={toast.kind === 'danger' ? 'alert' : 'status'}>
      <strong className="ui-toast__title">{toast.title}</strong>
      {toast.text && <span className="ui-toast__text">{toast.text}</span>}
      <button type="button" className="ui-toast__close" aria-label={closeLabel} onClick={onClose}>
        ×
      </button>
    </div>
  )
}
