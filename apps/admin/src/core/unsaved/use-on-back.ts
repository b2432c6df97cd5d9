import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** Calls `close` after the browser's arrows have led to another entry of the history, for dialogs that outlast a page. */
export function useOnBack(close: () => void): void {
  const { key } = useLocation()
  const type = useNavigationType()
  const before = useRef(key)
  const onBack = useEffectEvent(close)
  useEffect(() => {
    if (before.current === key) return
    before.current = key
    if (type === 'POP') onBack()
  }, [key, type])
}
