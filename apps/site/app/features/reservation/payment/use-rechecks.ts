import { useEffect, useEffectEvent, useState } from 'react'
import { useRevalidator } from 'react-router'

/** Seconds between two checks, growing; the last one comes after about ten minutes. */
const pauses = [2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233]

/** Reloads the page's data while something is pending, with growing pauses; not while the page is hidden. */
export function useRechecks(pending: boolean): void {
  const { revalidate } = useRevalidator()
  const [looks, setLooks] = useState(0)
  const look = useEffectEvent(() => {
    setLooks(looks + 1)
    if (document.visibilityState === 'visible') void revalidate()
  })
  useEffect(() => {
    const pause = pauses[looks]
    if (!pending || pause === undefined) return
    const timer = setTimeout(() => look(), pause * 1000)
    return () => clearTimeout(timer)
  }, [pending, looks])
}
