import { useEffect, useEffectEvent, useState } from 'react'

/** Seconds before each repetition, the first as long as the server asks for (`Retry-After`). */
const waits = [3, 8, 20]

/**
 * Repeats a call that the server was too busy for: a few times, later each time. A second at random keeps visitors from
 * coming back all at once. @returns whether it goes on by itself
 */
export function useRepeats(call: () => void, isCalling: boolean): boolean {
  const [tries, setTries] = useState(0)
  const wait = waits[tries]
  const repeat = useEffectEvent(() => {
    setTries(tries + 1)
    call()
  })
  useEffect(() => {
    if (isCalling || wait === undefined) return
    const timer = setTimeout(() => repeat(), (wait + Math.random()) * 1000)
    return () => clearTimeout(timer)
  }, [isCalling, wait])
  return isCalling || wait !== undefined
}
