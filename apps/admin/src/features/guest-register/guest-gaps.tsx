import { formatDay, formatDayRange } from '@dvor/format/day-text.ts'
import { Alert, Anchor } from '@mantine/core'
import { IconUserQuestion } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ScreenLink } from '../../core/page/screen-link.tsx'
import { client } from '../../core/client/api.ts'
import { unwrap } from '../../core/client/query-client.ts'

/** Stays with arrived guests who are not all in the register, by the last day for a report; nothing without any. */
export function GuestGaps() {
  const { t } = useTranslation()
  const { data = [] } = useQuery({
    queryKey: ['guest-register', 'gaps'],
    queryFn: async () => unwrap(await client.register.attempt.gaps()),
  })
  if (data.length === 0) return null
  return (
    <Alert color="hay" mb="md" radius="lg" icon={<IconUserQuestion size={20} />} title={t('register.gaps')}>
      {t('register.gapsHint')}
      <ul style={{ margin: '0.5rem 0 0', paddingInlineStart: '1.25rem' }}>
        {data.map(({ reservation: { id, number, guest_name }, ...gap }) => (
          <li key={id}>
            {t('register.gapOf', {
              name: guest_name ?? number ?? '',
              missing: gap.expected - gap.filled,
              expected: gap.expected,
              days: formatDayRange(gap.arrival, gap.departure),
            })}{' '}
            <strong>{t('register.reportBy', { day: formatDay(gap.report_by) })}</strong>{' '}
            <Anchor component={ScreenLink} to={`/reservations/edit/${id}`}>
              {t('register.fill')}
            </Anchor>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
