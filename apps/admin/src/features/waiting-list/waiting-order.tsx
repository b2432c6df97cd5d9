import { waitingList } from '@dvor/contract/collections/reservations/waiting-list.ts'
import { formatDayRange } from '@dvor/format/day-text.ts'
import { partyText } from '@dvor/format/plurals.ts'
import { Anchor, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ScreenLink } from '../../core/page/screen-link.tsx'
import { editPath } from '../../core/records/collection-paths.ts'
import { SortableList } from '../seasonal-offers/sortable-list.tsx'
import { useWaitingOrder, type WaitingRow } from './use-waiting-order.ts'
import classes from './waiting-list.module.css'

/** The guests who wait, sortable by mouse, buttons and keys; nothing for fewer than two. */
export function WaitingOrder() {
  const { t } = useTranslation()
  const { entries, order } = useWaitingOrder()
  if (entries.length < 2) return null
  return (
    <section className={`card ${classes.order}`} aria-label={t('waitingList.order')}>
      <Title order={2}>{t('waitingList.order')}</Title>
      <Text c="dimmed" size="sm" mb="sm">
        {t('waitingList.hint')}
      </Text>
      <SortableList
        label={t('waitingList.order')}
        items={entries.map((entry) => ({
          id: entry.id,
          title: entry.guest_name,
          content: <EntryLine entry={entry} />,
        }))}
        onOrder={order}
      />
    </section>
  )
}

function EntryLine({ entry }: { entry: WaitingRow }) {
  const { id, guest_name, arrival, departure, adults, children_ages } = entry
  return (
    <span className={classes.words}>
      <Anchor component={ScreenLink} to={editPath(waitingList, id) ?? ''}>
        {guest_name}
      </Anchor>
      <small>
        {formatDayRange(arrival, departure)} · {partyText(adults, children_ages?.length ?? 0)}
      </small>
    </span>
  )
}
