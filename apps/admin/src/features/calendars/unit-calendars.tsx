import { calendarFeeds } from '@dvor/contract/collections/calendars/calendar-feeds.ts'
import { Anchor, Button, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ScreenLink } from '../../core/page/screen-link.tsx'
import { useList } from '../../core/records/use-list.ts'
import classes from './calendars.module.css'
import { ExportAddresses } from './export-addresses.tsx'
import { FreshnessBadge } from './freshness-badge.tsx'

/** A unit's portal calendars and its export addresses. */
export function UnitCalendars({ unitId }: { unitId: string }) {
  const { t } = useTranslation()
  const { data: feeds = [] } = useList(calendarFeeds, { accommodation_unit: unitId, _limit: -1 })
  return (
    <section
      id="calendars"
      tabIndex={-1}
      className={`card ${classes.card}`}
      aria-label={t('calendars.unitTitle')}
    >
      <div className={classes.cardHead}>
        <Title order={2} className={classes.cardTitle}>
          {t('calendars.unitTitle')}
        </Title>
        <span className={classes.spacer} />
        <Button
          size="xs"
          component={ScreenLink}
          to={`/calendar-feeds/add?accommodation_unit=${unitId}`}
          leftSection={<IconPlus size={15} />}
        >
          {t('calendars.addFeed')}
        </Button>
      </div>
      <ul className={classes.feeds}>
        {feeds.map((feed) => (
          <li key={feed.id}>
            <Anchor component={ScreenLink} to={`/calendar-feeds/edit/${feed.id}`}>
              {feed.title}
            </Anchor>
            <FreshnessBadge feed={feed} />
          </li>
        ))}
      </ul>
      <ExportAddresses unit={unitId} />
    </section>
  )
}
