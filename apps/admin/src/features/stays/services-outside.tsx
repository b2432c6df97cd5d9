import type { ServiceReservation } from '@dvor/contract/services/slots.ts'
import { formatDayLong } from '@dvor/format/day-text.ts'
import { formatTime } from '@dvor/format/instants.ts'
import { persons } from '@dvor/format/plurals.ts'
import { Fieldset, Group, SegmentedControl, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'

interface Props {
  services: readonly ServiceReservation[]
  /** Ids of the services to remove. */
  removed: readonly string[]
  onChange: (removed: readonly string[]) => void
}

/** Choice for each booked service outside the new days: keep or remove. */
export function ServicesOutside({ services, removed, onChange }: Props) {
  const { t } = useTranslation()
  if (services.length === 0) return null
  const decide = (id: string, goes: boolean) => {
    const others = removed.filter((one) => one !== id)
    onChange(goes ? [...others, id] : others)
  }
  return (
    <Fieldset legend={t('reservations.stays.outside')} my="sm">
      <Text size="sm" c="dimmed" mb="xs">
        {t('reservations.stays.outsideHint')}
      </Text>
      {services.map((service) => (
        <Group key={service.id} justify="space-between" gap="xs" py={4}>
          <Text size="sm">{inWords(service)}</Text>
          <SegmentedControl
            size="xs"
            aria-label={inWords(service)}
            value={removed.includes(service.id) ? 'remove' : 'keep'}
            onChange={(choice) => decide(service.id, choice === 'remove')}
            data={[
              { value: 'keep', label: t('reservations.stays.keepService') },
              { value: 'remove', label: t('reservations.stays.removeService') },
            ]}
          />
        </Group>
      ))}
    </Fieldset>
  )
}

const inWords = ({ title, day, time_from, persons: coming }: ServiceReservation) =>
  `${title}, ${formatDayLong(day)} o ${formatTime(time_from)}, ${persons(coming)}`
