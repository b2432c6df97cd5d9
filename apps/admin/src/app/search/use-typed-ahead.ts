import { useLayoutEffect, type Dispatch, type SetStateAction } from 'react'

/**
 * Collects what is typed between opening the search and its field having the focus. Such keys act on nothing else:
 * Enter would otherwise press the button that had the focus before.
 * @param isWaiting between opening and focus
 */
export function useTypedAhead(
  isWaiting: boolean,
  setTyped: Dispatch<SetStateAction<string>>,
  onCancel: () => void,
): void {
  useLayoutEffect(() => {
    if (!isWaiting) return undefined
    const collect = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || (event.altKey && !event.getModifierState('AltGraph'))) return
      if (event.key === 'Escape') onCancel()
      else if (event.key === 'Backspace') setTyped((typed) => typed.slice(0, -1))
      else if (event.key.length === 1) setTyped((typed) => typed + event.key)
      else if (event.key !== 'Enter') return
      event.preventDefault()
      event.stopPropagation()
    }
    document.addEventListener('keydown', collect, true)
    return () => document.removeEventListener('keydown', collect, true)
  }, [isWaiting, setTyped, onCancel])
}
