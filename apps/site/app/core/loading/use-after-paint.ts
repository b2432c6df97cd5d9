import { useEffect, useEffectEvent } from 'react'

/**
 * Calls with each new value once the browser has painted the page that was rendered with it, so that what takes long
 * does not delay the answer to a press; never after the component has gone.
 */
export function useAfterPaint<T>(value: T | null, call: (value: T) => void): void {
  const painted = useEffectEvent(call)
  useEffect(() => {
    if (value === null) return
    let timer: ReturnType<typeof setTimeout>
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => painted(value))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [value])
}
