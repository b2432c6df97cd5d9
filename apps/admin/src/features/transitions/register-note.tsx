import type { GuestSheet } from '@dvor/contract/guests/guest-register.ts'
import { Alert, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { unwrap } from '../../core/client/query-client.ts'
import { useMay } from '../../core/client/person.ts'

/** The register's sheet of a reservation that is about to be checked in or given up; read only then. */
export function useSheet(
  id: string,
  isAsked: boolean,
): { sheet: GuestSheet | undefined; isLoading: boolean; refetch: () => void } {
  const may = useMay()
  const { data, isLoading, refetch } = useQuery({
    queryKey: ['reservations', 'sheet', id],
    queryFn: async () => unwrap(await client.register.attempt.sheet(id)),
    enabled: isAsked && may('reservations.checkin'),
  })
  return { sheet: data, isLoading, refetch: () => void refetch() }
}

/** Number of persons who are not in the register. */
export const missingIn = (sheet: GuestSheet | undefined): number =>
  sheet ? Math.max(0, sheet.expected - sheet.guests.length) : 0

const namesIn = ({ guests }: GuestSheet): string[] =>
  guests.map(({ first_name, last_name }) => `${first_name} ${last_name}`)

/** The persons in the register of an arriving stay, and how many are missing. */
export function RegisterNote({ sheet }: { sheet: GuestSheet }) {
  const { t } = useTranslation()
  const names = namesIn(sheet)
  return (
    <Alert color="hay" mt="md" role="alert">
      <Text fw={600}>
        {t('reservations.register.missing', { missing: missingIn(sheet), expected: sheet.expected })}
      </Text>
      <Text size="sm">
        {names.length > 0
          ? t('reservations.register.filled', { names: names.join(', ') })
          : t('reservations.register.nobody')}
      </Text>
      <Text size="sm">{t('reservations.register.why')}</Text>
    </Alert>
  )
}

/** Names of the persons whose entries are deleted when the stay is given up; a reported person keeps the sheet (decision 025). */
export const forgottenOf = (sheet: GuestSheet | undefined): string[] =>
  !sheet || sheet.guests.some(({ reported_at }) => reported_at !== null) ? [] : namesIn(sheet)

/** Says that the entries of these persons are deleted with the change of state. */
export function ForgottenNote({ names }: { names: readonly string[] }) {
  const { t } = useTranslation()
  return (
    <Alert color="hay" mt="md" role="alert">
      {t('reservations.register.forgotten', { names: names.join(', ') })}
    </Alert>
  )
}
