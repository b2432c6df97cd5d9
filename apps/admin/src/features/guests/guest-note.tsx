import type { GuestSummary } from '@dvor/contract/guests/guest-cards.ts'
import { Alert, Anchor, Text } from '@mantine/core'
import { IconUserOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ScreenLink } from '../../core/page/screen-link.tsx'
import classes from './guests.module.css'

/** The person of a reservation: the way to the card, wishes and notes on it. */
export function GuestNote({ guest }: { guest: GuestSummary }) {
  const { t } = useTranslation()
  return (
    <div className={classes.known}>
      <Anchor component={ScreenLink} to={`/guests/edit/${guest.id}`} size="sm">
        {t('guests.openCard')}
      </Anchor>
      <Text span size="sm" c="dimmed">
        {' · '}
        {guest.visits > 0 ? t('guests.visits', { count: guest.visits }) : t('guests.noVisit')}
      </Text>
      {[guest.wishes, guest.note].map((text) =>
        text ? (
          <Text key={text} size="sm" mt={4}>
            {text}
          </Text>
        ) : null,
      )}
    </div>
  )
}

type Marked = Pick<GuestSummary, 'not_again' | 'not_again_reason'>

/** Warns of a guest whom the owner does not want to host again; nothing for others. */
export function UnwantedNote({ guest }: { guest: Marked | null | undefined }) {
  const { t } = useTranslation()
  if (!guest?.not_again) return null
  return (
    <Alert
      color="barn"
      radius="lg"
      mb="md"
      role="alert"
      icon={<IconUserOff size={20} />}
      title={t('guests.notAgain')}
    >
      {guest.not_again_reason}
    </Alert>
  )
}
