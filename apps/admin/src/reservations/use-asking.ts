import { useState } from 'react'
import { useAction } from './use-action.ts'

/** A call that is asked about first: whether its question is open, and a refusal that goes when the question does. */
export function useAsking() {
  const { forget, ...action } = useAction()
  const [isAsking, setAsking] = useState(false)
  const close = () => {
    setAsking(false)
    forget()
  }
  return { ...action, isAsking, ask: () => setAsking(true), close }
}
