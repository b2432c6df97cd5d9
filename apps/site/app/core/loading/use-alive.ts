import { useEffect } from 'react'

/**
 * Sets `data-alive` on the root element once React has hydrated the page. Journeys wait for it, because earlier clicks
 * are lost.
 */
export function useAlive(): void {
  useEffect(() => {
    document.documentElement.dataset.alive = ''
  }, [])
}
