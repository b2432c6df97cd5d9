import {
  deliveryProblems,
  deliveryStates,
  testKind,
  webhookKinds,
  type DeliveryState,
} from '@dvor/contract/accounts/webhooks.ts'
import { webhookDeliveries } from '@dvor/contract/collections/accounts/webhooks.ts'
import type { ListItem } from '@dvor/contract/declaration/collection.ts'
import { formatInstant } from '@dvor/format/instants.ts'
import { Button, Skeleton, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import badges from '../../core/page/badges.module.css'
import { ErrorNote } from '../../core/page/notes.tsx'
import { Section } from '../../core/page/section.tsx'
import { useList } from '../../core/records/use-list.ts'
import { labelIn } from '../../core/texts/declared.ts'
import { useSending } from './use-sending.ts'
import classes from './webhooks.module.css'

type Delivery = ListItem<typeof webhookDeliveries>

const portion = 20
const tones: Readonly<Record<DeliveryState, string>> = { delivered: 'good', waiting: 'wait', failed: 'bad' }

/** The deliveries of a webhook, the newest first, each with what came of it. */
export function DeliveryList({ webhook }: { webhook: string }) {
  const { t } = useTranslation()
  const [limit, setLimit] = useState(portion)
  const { data, error, refetch } = useList(webhookDeliveries, { webhook, _limit: limit })
  return (
    <Section title={t('webhooks.deliveries')}>
      <Text c="dimmed">{data?.length === 0 ? t('webhooks.none') : t('webhooks.deliveriesHint')}</Text>
      {error ? <ErrorNote error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Skeleton height={120} radius="md" mt="sm" />}
      <ul className={classes.deliveries}>
        {data?.map((delivery) => (
          <DeliveryRow key={delivery.id} delivery={delivery} />
        ))}
      </ul>
      {data?.length === limit ? (
        <Button variant="subtle" onClick={() => setLimit(limit + portion)}>
          {t('webhooks.more')}
        </Button>
      ) : null}
    </Section>
  )
}

function DeliveryRow({ delivery }: { delivery: Delivery }) {
  const { t } = useTranslation()
  const { send, isBusy } = useSending()
  const { id, kind, state, status, problem, attempts, sent_at, createdAt, next_attempt_at: next } = delivery
  const title = kind === testKind ? t('webhooks.testKind') : (labelIn(webhookKinds, kind) ?? kind)
  const facts = [
    formatInstant(sent_at ?? createdAt),
    labelIn(deliveryProblems, problem),
    status === null ? null : t('webhooks.answer', { status }),
    attempts > 1 ? t('webhooks.attempts', { count: attempts }) : null,
    state === 'waiting' && next ? t('webhooks.next', { when: formatInstant(next) }) : null,
  ]
  return (
    <li>
      <div className={classes.event}>
        <strong>{title}</strong>
        <span className={classes.facts}>{facts.filter(Boolean).join(' · ')}</span>
      </div>
      <span className={badges.badge} data-tone={tones[state]}>
        {labelIn(deliveryStates, state)}
      </span>
      <Button
        size="xs"
        variant="default"
        loading={isBusy}
        aria-label={`${t('webhooks.repeat')}: ${title}`}
        onClick={() => void send((calls) => calls.repeat(id))}
      >
        {t('webhooks.repeat')}
      </Button>
    </li>
  )
}
