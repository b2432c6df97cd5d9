import { labelIn } from '../../core/texts/declared.ts'
import { calendarFeeds, feedProblems } from '@dvor/contract/collections/calendars/calendar-feeds.ts'
import type { FeedPulled } from '@dvor/contract/calendars/calendar-exports.ts'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { showFailure, showSuccess } from '../../core/client/toasts.ts'
import { collectionKey } from '../../core/records/query-keys.ts'

/** Text for the error of the last import. */
export const problemLabel = (problem: FeedPulled['problem']): string => labelIn(feedProblems, problem) ?? ''

/** Imports a portal's calendar now, shows the result, and invalidates what shows it. */
export function usePull(feed: string) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const [isPulling, setPulling] = useState(false)
  const showResult = ({ problem, events, conflicts }: FeedPulled) => {
    if (problem !== null)
      notifications.show({ color: 'barn', title: t('calendars.pullFailed'), message: problemLabel(problem) })
    else if (conflicts > 0) notifications.show({ color: 'hay', message: t('calendars.pulledConflicts') })
    else showSuccess(t('calendars.pulled', { total: events }))
  }
  const pull = async (acceptEmpty = false) => {
    setPulling(true)
    const result = await client.calendars.attempt.pull(feed, { accept_empty: acceptEmpty })
    await Promise.all([
      cache.invalidateQueries({ queryKey: collectionKey(calendarFeeds) }),
      cache.invalidateQueries({ queryKey: ['dashboard'] }),
    ])
    setPulling(false)
    if (result.ok) showResult(result.value)
    else showFailure(t('calendars.pullFailed'), result.error)
  }
  return { pull, isPulling }
}
