import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { releaseHold } from './use-hold.ts'

/**
 * Lets go what this tab still holds when its search is opened or loaded anew, and searches again: the server did not
 * know whose room that is, and showed it as taken. On the way back from a later step the page's loader has done it.
 */
export function useLetGo(searching: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!searching) return
    void releaseHold().then((freed) => (freed ? revalidate() : undefined))
  }, [searching, revalidate])
}
