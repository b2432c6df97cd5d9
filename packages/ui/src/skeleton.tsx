import './state.css'

/** A breathing block in the place of what is being loaded; the caller's class gives it its size. */
export function Skeleton({ className, label }: { className?: string; label: string }) {
  return <output className={['ui-skeleton', className].filter(Boolean).join(' ')} aria-label={label} />
}
