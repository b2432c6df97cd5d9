import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { useMay } from '../../core/client/person.ts'
import { showNote } from '../../core/client/toasts.ts'
import { nextPath } from '../../features/queue/queue-paths.ts'
import { useQueue } from '../../features/queue/use-queue.ts'
import { pages } from '../registry/pages.ts'
import { isWriting } from '../search/is-writing.ts'

const asksForNext = (event: KeyboardEvent): boolean =>
  event.key.toLowerCase() === 'n' &&
  !(event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.repeat) &&
  !isWriting(event) &&
  document.querySelector('[role="dialog"]') === null

/** The key N opens what waits next, from every screen of the back office. */
export function useNextKey(): void {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { data } = useQueue(undefined, useMay()(pages.queue.access))
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!asksForNext(event) || !data) return
      event.preventDefault()
      const path = nextPath(data.lines, pathname)
      if (path) void navigate(path)
      else showNote(t('queue.nothingNext'))
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [data, pathname, navigate, t])
}
