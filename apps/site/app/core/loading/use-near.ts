import { useEffect, useState, type RefObject } from 'react'

/** True once the element is within half a screen of the visible part. */
export function useNear(place: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: '50% 0px' },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place])
  return near
}
