import { useEffect } from 'react'

/** Largest number of rows on paper; a longer list says that it goes on. */
export const mostPrinted = 500

/** Opens the print dialog once `isReady`, and calls `onDone` after it is closed. `onDone` must be stable. */
export function usePrintDialog(isReady: boolean, onDone: (isPrinting: false) => void): void {
  useEffect(() => {
    if (!isReady) return undefined
    const close = () => onDone(false)
    window.addEventListener('afterprint', close, { once: true })
    window.print()
    return () => window.removeEventListener('afterprint', close)
  }, [isReady, onDone])
}
