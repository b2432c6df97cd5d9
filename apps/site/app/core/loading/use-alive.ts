import { useEffect } from 'react'

/**
 * Says on the root element that the scripts have taken over. Until then a press of a button is lost; whoever drives the
 * page by a program (the journeys do) waits for `data-alive`.
 */
export function useAlive(): void {
  useEffect(() => {
    document.documentElement.dataset.alive = ''
  }, [])
}
