import { declaredText } from '../../core/texts/declared.ts'
import type { ListItem } from '@dvor/contract/declaration/collection.ts'
import { calendarFeeds } from '@dvor/contract/collections/calendars/calendar-feeds.ts'
import { Anchor, Button, Skeleton, Text, Title } from '@mantine/core'
import { IconCalendarShare, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ScreenLink } from '../../core/page/screen-link.tsx'
import { ExportButton } from '../../core/lists/export-button.tsx'
import { ErrorNote } from '../../core/page/notes.tsx'
import { PageHead } from '../../core/page/page-head.tsx'
import { useHiddenIds } from '../../core/records/pending-deletes.ts'
import { anyRecord } from '../../core/records/records.ts'
import { RowActions } from '../../core/lists/row-actions.tsx'
import { useList } from '../../core/records/use-list.ts'
import classes from './calendars.module.css'
import { FeedFacts, PullButtons } from './feed-state.tsx'
import { FreshnessBadge } from './freshness-badge.tsx'

type Feed = ListItem<typeof calendarFeeds>
const everyMinute = 60_000

/** The imported portal calendars, each with the state of its import. */
export function FeedListPage() {
  const { t } = useTranslation()
  const list = useList(calendarFeeds, { _limit: -1 }, true, everyMinute)
  const hidden = useHiddenIds()
  const feeds = list.data?.filter(({ id }) => !hidden.has(id))
  return (
    <>
      <PageHead title={declaredText(calendarFeeds.label.many)}>
        <ExportButton collection={calendarFeeds} query={{}} />
        <Button component={ScreenLink} to="/calendar-feeds/add" leftSection={<IconPlus size={17} />}>
          {t('calendars.addFeed')}
        </Button>
      </PageHead>
      <Text c="dimmed" mb="md" maw={720}>
        {t('calendars.feedsHint')}
      </Text>
      {list.error ? <ErrorNote error={list.error} onRetry={() => void list.refetch()} /> : null}
      {feeds?.length === 0 ? <NoFeeds /> : null}
      {feeds ? (
        <ul className={classes.cards}>
          {feeds.map((feed) => (
            <FeedCard key={feed.id} feed={feed} />
          ))}
        </ul>
      ) : list.error ? null : (
        <Skeleton height={240} radius="lg" />
      )}
    </>
  )
}

function NoFeeds() {
  const { t } = useTranslation()
  return (
    <section className={`card ${classes.empty}`}>
      <IconCalendarShare size={34} stroke={1.2} aria-hidden color="var(--accent)" />
      <Title order={2}>{t('calendars.noFeeds')}</Title>
      <Text c="dimmed" maw={460}>
        {t('calendars.noFeedsHint')}
      </Text>
    </section>
  )
}

function FeedCard({ feed }: { feed: Feed }) {
  return (
    <li className={`card ${classes.card}`}>
      <div className={classes.cardHead}>
        <Title order={2} className={classes.cardTitle}>
          <Anchor component={ScreenLink} to={`/calendar-feeds/edit/${feed.id}`} inherit>
            {feed.title}
          </Anchor>
        </Title>
        <FreshnessBadge feed={feed} />
        <span className={classes.spacer} />
        <RowActions collection={calendarFeeds} record={anyRecord(feed)} />
      </div>
      <p className={classes.unit}>{String(feed.accommodation_unit['title'] ?? '')}</p>
      <FeedFacts feed={feed} />
      <PullButtons feed={feed} />
    </li>
  )
}
