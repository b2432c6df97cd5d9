import { useEffect, useState, type RefObject } from 'react'

/** Whether some of the element can be seen; true until that is known. Its setter is for who knows it earlier. */
export function useInSight(place: RefObject<HTMLElement | null>) {
  const [isInSight, setInSight] = useState(true)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver((entries) => setInSight(entries.at(-1)?.isIntersecting ?? true))
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place])
  return { isInSight, setInSight }
}
