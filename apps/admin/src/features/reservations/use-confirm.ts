import { useState } from 'react'
import { useAction } from './use-action.ts'

/** A call with a confirm dialog: whether the dialog is open, and a failure that is cleared when it closes. */
export function useConfirm() {
  const { forget, ...action } = useAction()
  const [isConfirming, setConfirming] = useState(false)
  const close = () => {
    setConfirming(false)
    forget()
  }
  return { ...action, isConfirming, ask: () => setConfirming(true), close }
}
