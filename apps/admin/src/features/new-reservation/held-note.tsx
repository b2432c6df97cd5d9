import type { HeldNights } from '@dvor/contract/reservations/admin-reservations.ts'
import { formatDayRange } from '@dvor/format/day-text.ts'
import { formatInstant, formatTime, timeIn } from '@dvor/format/instants.ts'
import { partyText } from '@dvor/format/plurals.ts'
import { Alert, Button, List, Text } from '@mantine/core'
import { IconClockHour4 } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'

interface Props {
  holds: readonly HeldNights[]
  isBusy: boolean
  onBook: () => void
}

/** Holds of guests on the wanted nights, with a button to release them and book. */
export function HeldNote({ holds, isBusy, onBook }: Props) {
  const { t } = useTranslation()
  if (holds.length === 0) return null
  return (
    <Alert
      color="hay"
      variant="light"
      role="alert"
      icon={<IconClockHour4 size={18} />}
      my="sm"
      title={t(
        holds.some(({ gathering }) => gathering) ? 'reservations.held.gathered' : 'reservations.held.title',
      )}
    >
      <List size="sm" mb="sm">
        {holds.map((hold) => (
          <List.Item key={`${hold.accommodation_unit.id} ${hold.arrival}`}>{lineOf(hold, t)}</List.Item>
        ))}
      </List>
      <Text size="sm" mb="sm">
        {t('reservations.held.ends')}
      </Text>
      <Button variant="default" fullWidth loading={isBusy} onClick={onBook}>
        {t('reservations.held.book')}
      </Button>
    </Alert>
  )
}

function lineOf(hold: HeldNights, t: TFunction): string {
  const unit = hold.accommodation_unit.title
  const days = formatDayRange(hold.arrival, hold.departure)
  if (hold.gathering) {
    const until = formatInstant(hold.expires_at)
    return t('reservations.held.gathering', { unit, days, name: hold.gathering, until })
  }
  return t('reservations.held.line', {
    unit,
    days,
    party: partyText(hold.adults, hold.children),
    since: formatTime(timeIn(hold.held_since)),
    until: formatTime(timeIn(hold.expires_at)),
  })
}
