import type { GuestSheet } from '@dvor/contract/guests/guest-register.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { Button, Drawer, Text } from '@mantine/core'
import { IconUsersGroup } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { unwrap } from '../../core/client/query-client.ts'
import type { SectionProps } from '../reservations/reservation.ts'
import reservationClasses from '../reservations/reservation.module.css'
import { Section } from '../../core/page/section.tsx'
import { DocumentNumber } from './document-number.tsx'
import { GuestsForm } from './guests-form.tsx'

/** Section of the reservation's page with its guest register. */
export function GuestsSection({ reservation }: SectionProps) {
  const { t } = useTranslation()
  const [isEditing, setEditing] = useState(false)
  const { data: sheet } = useQuery({
    queryKey: ['reservations', 'guests', reservation.id],
    queryFn: async () => unwrap(await client.register.attempt.sheet(reservation.id)),
  })
  if (!sheet || sheet.expected === 0) return null
  const close = () => setEditing(false)
  return (
    <Section id="register" title={t('register.section')}>
      <SheetGuests sheet={sheet} />
      {sheet.can_edit ? (
        <Button
          size="xs"
          mt="sm"
          variant="default"
          leftSection={<IconUsersGroup size={16} />}
          onClick={() => setEditing(true)}
        >
          {t('register.edit')}
        </Button>
      ) : null}
      <Drawer
        opened={isEditing}
        onClose={close}
        position="right"
        size="lg"
        closeOnClickOutside={false}
        title={t('register.edit')}
        closeButtonProps={{ 'aria-label': t('close') }}
      >
        <GuestsForm reservationId={reservation.id} sheet={sheet} onDone={close} />
      </Drawer>
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
