import { guests } from '@dvor/contract/collections/reservations/guests.ts'
import type { GuestCard } from '@dvor/contract/guests/guest-cards.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { unwrap } from '../../core/client/query-client.ts'
import { QueryContent } from '../../core/page/query-content.tsx'
import below from '../../core/screens/below-form.module.css'
import { EditPage } from '../../core/screens/edit-page.tsx'
import { CardFacts } from './card-facts.tsx'
import { CardStays } from './card-stays.tsx'
import { CardThread } from './card-thread.tsx'
import classes from './guests.module.css'
import { LikelyGuests, MergedGuests } from './merging.tsx'

/** The card of a guest: figures and other cards of the person, then contact and own notes, then all stays. */
export function GuestPage() {
  return (
    <EditPage
      collection={guests}
      above={({ id }) => (
        <Card id={id} height={110}>
          {(card) => (
            <div className={classes.above}>
              <CardFacts card={card} />
              <LikelyGuests card={card} />
            </div>
          )}
        </Card>
      )}
      below={({ id }) => (
        <Card id={id} height={320}>
          {(card) => (
            <div className={below.beside}>
              <div className={classes.above}>
                <CardStays stays={card.stays} />
                <CardThread id={id} />
              </div>
              <MergedGuests card={card} />
            </div>
          )}
        </Card>
      )}
    />
  )
}

interface CardProps {
  id: string
  /** Of the placeholder, in pixels. */
  height: number
  children: (card: GuestCard) => ReactNode
}

/** A part of the screen that shows the person over all stays. */
function Card({ id, height, children }: CardProps) {
  const { t } = useTranslation()
  const query = useQuery({
    queryKey: ['guests', 'card', id],
    queryFn: async ({ signal }) => unwrap(await client.guestCards.attempt.card(id, undefined, { signal })),
  })
  return (
    <QueryContent query={query} failed={t('guests.failed')} height={height}>
      {children}
    </QueryContent>
  )
}
