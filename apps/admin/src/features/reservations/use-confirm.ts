import { useState } from 'react'
import { useAction } from './use-action.ts'

/** A call that is asked about first: whether its question is open, and a refusal that goes when the question does. */
export function useConfirm() {
  const { forget, ...action } = useAction()
  const [isConfirming, setConfirming] = useState(false)
  const close = () => {
    setConfirming(false)
    forget()
  }
  return { ...action, isConfirming, ask: () => setConfirming(true), close }
}
