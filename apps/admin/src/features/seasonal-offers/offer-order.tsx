import type { ListItem } from '@dvor/contract/declaration/collection.ts'
import type { seasonalOffers } from '@dvor/contract/collections/content/seasonal-offers.ts'
import { formatDayRange } from '@dvor/format/day-text.ts'
import { Badge, Skeleton, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ErrorNote } from '../../core/page/notes.tsx'
import classes from './offers.module.css'
import { SortableList } from './sortable-list.tsx'
import { useOfferOrder } from './use-offer-order.tsx'

type Offer = ListItem<typeof seasonalOffers>

/** The offers in the site's order, sortable. */
export function OfferOrder() {
  const { t } = useTranslation()
  const { offers, isPending, error, retry, order } = useOfferOrder()
  return (
    <section className={`card ${classes.order}`} aria-label={t('offers.title')}>
      <Title order={2}>{t('offers.title')}</Title>
      <Text c="dimmed" size="sm" mb="sm">
        {t('offers.hint')}
      </Text>
      {isPending ? <Skeleton height={180} /> : null}
      {error && offers.length === 0 ? <ErrorNote error={error} onRetry={retry} /> : null}
      {!isPending && !error && offers.length === 0 ? <Text>{t('offers.none')}</Text> : null}
      <SortableList
        label={t('offers.title')}
        items={offers.map((offer) => ({
          id: offer.id,
          title: offer.title,
          content: <OfferLine offer={offer} />,
        }))}
        onOrder={order}
      />
    </section>
  )
}

function OfferLine({ offer }: { offer: Offer }) {
  const { t } = useTranslation()
  const { valid_from, valid_to, image } = offer
  const source = image?.formats[0]?.webp ?? image?.url
  return (
    <>
      {source ? <img src={source} alt="" width={72} height={48} className={classes.picture} /> : null}
      <span className={classes.words}>
        <strong>{offer.title}</strong>
        <small>
          {valid_from && valid_to ? formatDayRange(valid_from, valid_to) : null}{' '}
          {offer.active ? null : (
            <Badge color="gray" size="sm">
              {t('offers.hidden')}
            </Badge>
          )}
        </small>
      </span>
    </>
  )
}
