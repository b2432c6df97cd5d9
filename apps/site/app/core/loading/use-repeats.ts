import { useEffect, useEffectEvent, useState } from 'react'
import { askedWait } from './asked-wait.ts'

/** Seconds before each repetition; the server may ask for more. */
const waits = [3, 8, 20]
/** Seconds that nobody is kept waiting for without a press. */
const longest = 60

/**
 * Repeats a call that the server was too busy for: a few times, later each time, and never before the server asked for.
 * A second at random keeps visitors from coming back all at once. @returns whether it goes on by itself
 */
export function useRepeats(call: () => void, isCalling: boolean): boolean {
  const [tries, setTries] = useState(0)
  const [isOver, setOver] = useState(false)
  const repeat = useEffectEvent(() => {
    setTries(tries + 1)
    call()
  })
  useEffect(() => {
    if (isCalling || isOver) return
    const wait = Math.max(waits[tries] ?? Infinity, askedWait())
    const timer =
      wait > longest
        ? setTimeout(() => setOver(true))
        : setTimeout(() => repeat(), (wait + Math.random()) * 1000)
    return () => clearTimeout(timer)
  }, [isCalling, isOver, tries])
  return !isOver
}
