import { guests } from '@dvor/contract/collections/reservations/guests.ts'
import { likenesses } from '@dvor/contract/guests/guest-cards.ts'
import { Alert, Anchor, Button } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { unwrap } from '../../core/client/query-client.ts'
import { ScreenLink } from '../../core/page/screen-link.tsx'
import { ListPage } from '../../core/screens/list-page.tsx'
import { labelIn } from '../../core/texts/declared.ts'
import classes from './guests.module.css'

/** The cards of all guests, with those that may be of one person on top. */
export function GuestListPage() {
  return <ListPage collection={guests} above={() => <LikelyPairs />} />
}

function LikelyPairs() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const { data: pairs = [] } = useQuery({
    queryKey: ['guests', 'duplicates'],
    queryFn: async ({ signal }) => unwrap(await client.guestCards.attempt.duplicates(undefined, { signal })),
  })
  if (pairs.length === 0) return null
  return (
    <Alert
      color="hay"
      radius="lg"
      mb="md"
      icon={<IconUsers size={20} />}
      title={t('guests.duplicatesIn', { count: pairs.length })}
    >
      <Button
        size="compact-sm"
        variant="subtle"
        ml={-8}
        aria-expanded={isOpen}
        onClick={() => setOpen((now) => !now)}
      >
        {t(isOpen ? 'guests.hide' : 'guests.show')}
      </Button>
      {isOpen ? (
        <ul className={classes.pairs}>
          {pairs.map(({ guests: [one, other], likeness }) => (
            <li key={one.id + other.id}>
              <Anchor component={ScreenLink} to={`/guests/edit/${one.id}`}>
                {one.name} – {other.name}
              </Anchor>{' '}
              <small>{labelIn(likenesses, likeness)}</small>
            </li>
          ))}
        </ul>
      ) : null}
    </Alert>
  )
}
