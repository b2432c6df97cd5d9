import { useEffect } from 'react'
import { i18n } from './i18n.ts'

/** Names the browser tab after the screen. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} – ${i18n.t('shell.brand')}`
  }, [title])
}
