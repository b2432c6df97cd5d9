import { calendarFeeds } from '@dvor/contract/collections/calendars/calendar-feeds.ts'
import { Title } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { EditPage } from '../../core/screens/edit-page.tsx'
import { useRecord } from '../../core/records/use-record.ts'
import classes from './calendars.module.css'
import { ExportAddresses } from './export-addresses.tsx'
import { FeedFacts, PullButtons } from './feed-state.tsx'
import { freshnessOf } from './freshness.ts'
import { FreshnessBadge } from './freshness-badge.tsx'
import { usePull } from './use-pull.ts'

/** A portal's calendar: its form, the state of its import, and the export address for the portal. */
export function FeedEditPage() {
  return <EditPage collection={calendarFeeds} below={({ id }) => <Below id={id} />} />
}

function Below({ id }: { id: string }) {
  const { t } = useTranslation()
  const { data: feed } = useRecord(calendarFeeds, id)
  useFirstReading(id, feed && freshnessOf(feed) === 'waiting' ? feed.url : null)
  if (!feed) return null
  return (
    <div className={classes.beside}>
      <section className={`card ${classes.card}`} aria-label={t('calendars.state')}>
        <div className={classes.cardHead}>
          <Title order={2} className={classes.cardTitle}>
            {t('calendars.state')}
          </Title>
          <FreshnessBadge feed={feed} />
        </div>
        <FeedFacts feed={feed} />
        <PullButtons feed={feed} />
      </section>
      <section className={`card ${classes.card}`} aria-label={t('calendars.addresses')}>
        <Title order={2} className={classes.cardTitle}>
          {t('calendars.addresses')}
        </Title>
        <ExportAddresses unit={feed.accommodation_unit.id} feed={feed.id} />
      </section>
    </div>
  )
}

/** Imports a new address at once, so that a mistake in it shows immediately; each address only once. */
function useFirstReading(id: string, waitingUrl: string | null): void {
  const { pull } = usePull(id)
  const lastUrl = useRef<string | null>(null)
  useEffect(() => {
    if (waitingUrl === null || waitingUrl === lastUrl.current) return
    lastUrl.current = waitingUrl
    void pull()
  }, [waitingUrl, pull])
}
