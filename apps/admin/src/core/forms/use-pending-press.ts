import { useEffect, useEffectEvent, useState } from 'react'

/** Result that a button waits for: computed still, there, or refused. */
export type Awaited = 'computed' | 'ready' | 'refused'

/**
 * A press of a button that needs something computed, as the price. It is kept while that is computed and carried out
 * once it is there; a refusal, which the screen shows, or `forget` drops it.
 */
export function usePendingPress(awaited: Awaited, run: () => void) {
  const [isPressed, setPressed] = useState(false)
  const settle = useEffectEvent(() => {
    setPressed(false)
    if (awaited === 'ready') run()
  })
  useEffect(() => {
    if (!isPressed || awaited === 'computed') return
    // After the render that shows what was computed.
    const soon = setTimeout(settle)
    return () => clearTimeout(soon)
  }, [isPressed, awaited])
  return { isPressed, press: () => setPressed(true), forget: () => setPressed(false) }
}
