import { formatInstant } from '@dvor/format/instants.ts'
import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { useMay } from '../../core/client/person.ts'
import { unwrap } from '../../core/client/query-client.ts'
import type { InputProps } from '../../core/fields/kind-view.ts'
import { kinds } from '../../core/fields/kinds/kinds.ts'
import { ErrorNote } from '../../core/page/notes.tsx'
import { ScreenLink } from '../../core/page/screen-link.tsx'
import classes from './emails.module.css'

/** The switch of an own e-mail, and below it who will get it as it is saved. */
export function RecipientsField(props: InputProps) {
  const { Input } = kinds.flag
  const may = useMay()
  const { record } = props
  return (
    <>
      <Input {...props} />
      {record && may('reservations.read') ? (
        <Recipients id={record.id} version={String(record['updatedAt'])} />
      ) : null}
    </>
  )
}

function Recipients({ id, version }: { id: string; version: string }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery({
    queryKey: ['reservations', 'own-email-recipients', id, version],
    queryFn: async () => unwrap(await client.letters.attempt.recipients(id)),
  })
  if (error) return <ErrorNote error={error} onRetry={() => void refetch()} />
  if (!data) return null
  if (data.length === 0) return <Text c="dimmed">{t('emails.nobody')}</Text>
  return (
    <section aria-label={t('emails.recipients')}>
      <Text fw={600}>{t('emails.recipients')}</Text>
      <ul className={classes.recipients}>
        {data.map(({ id: reservation, number, guest_name, at }) => (
          <li key={reservation}>
            <ScreenLink to={`/reservations/edit/${reservation}`}>
              {[guest_name, number].filter(Boolean).join(' · ')}
            </ScreenLink>{' '}
            {formatInstant(at)}
          </li>
        ))}
      </ul>
    </section>
  )
}
