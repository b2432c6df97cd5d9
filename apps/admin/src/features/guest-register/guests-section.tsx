import type { GuestSheet } from '@dvor/contract/guests/guest-register.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { Box, Text } from '@mantine/core'
import { IconUsersGroup } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { unwrap } from '../../core/client/query-client.ts'
import type { SectionProps } from '../reservations/reservation.ts'
import reservationClasses from '../reservations/reservation.module.css'
import { EditDrawer } from '../../core/forms/edit-drawer.tsx'
import { Section } from '../../core/page/section.tsx'
import { DocumentNumber } from './document-number.tsx'
import { GuestsForm } from './guests-form.tsx'

/** Section of the reservation's page with its guest register. */
export function GuestsSection({ reservation }: SectionProps) {
  const { t } = useTranslation()
  const { data: sheet } = useQuery({
    queryKey: ['reservations', 'guests', reservation.id],
    queryFn: async () => unwrap(await client.register.attempt.sheet(reservation.id)),
  })
  if (!sheet || sheet.expected === 0) return null
  return (
    <Section id="register" title={t('register.section')}>
      <SheetGuests sheet={sheet} />
      <Box mt="sm">
        <EditDrawer title={t('register.edit')} icon={<IconUsersGroup size={16} />} isOffered={sheet.can_edit}>
          {(close) => <GuestsForm reservationId={reservation.id} sheet={sheet} onDone={close} />}
        </EditDrawer>
      </Box>
    </Section>
  )
}

function SheetGuests({ sheet: { guests, expected } }: { sheet: GuestSheet }) {
  const { t } = useTranslation()
  return (
    <>
      <Text c="dimmed">
        {guests.length === 0
          ? t('register.sectionNone')
          : t('register.sectionCount', { filled: guests.length, expected })}
      </Text>
      <ul className={reservationClasses.rows}>
        {guests.map((guest) => (
          <li key={guest.id}>
            <span>
              {guest.first_name} {guest.last_name}
              <small>
                {formatDay(guest.birth_date)} · {guest.address}
              </small>
              <DocumentNumber guest={guest} />
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
