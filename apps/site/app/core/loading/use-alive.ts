import { useEffect } from 'react'

/**
 * Sets `data-alive` on the root element once React has hydrated the page, and dispatches `alive`. Journeys wait for it,
 * because earlier clicks on what no one holds (`start-when-needed.ts`) are lost.
 */
export function useAlive(): void {
  useEffect(() => {
    document.documentElement.dataset.alive = ''
    dispatchEvent(new Event('alive'))
  }, [])
}
