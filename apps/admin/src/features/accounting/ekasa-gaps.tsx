import type { EkasaGap } from '@dvor/contract/money/accounting.ts'
import { enteredMethods } from '@dvor/contract/money/ledger.ts'
import { formatInstant } from '@dvor/format/instants.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { Anchor, Skeleton, Table, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ScreenLink } from '../../core/page/screen-link.tsx'
import { client } from '../../core/client/api.ts'
import { unwrap } from '../../core/client/query-client.ts'
import { ErrorNote } from '../../core/page/notes.tsx'
import { Section } from '../../core/page/section.tsx'
import { labelIn } from '../../core/texts/declared.ts'
import { EkasaButton } from '../ledger/ekasa-dialog.tsx'
import { IfMay } from '../../core/client/if-may.tsx'

const none = { ekasa_number: null, ekasa_at: null }

/** Cash and card payments without the receipt of the e-kasa; each can be completed here. */
export function EkasaGaps() {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery({
    queryKey: ['accounting', 'ekasa-gaps'],
    queryFn: async () => unwrap(await client.accounting.attempt.ekasaGaps()),
  })
  return (
    <Section id="ekasa" title={t('accounting.gapsTitle')}>
      {error ? (
        <ErrorNote error={error} title={t('accounting.gapsFailed')} onRetry={() => void refetch()} />
      ) : data ? (
        <Gaps gaps={data} />
      ) : (
        <Skeleton height={80} radius="lg" />
      )}
    </Section>
  )
}

function Gaps({ gaps }: { gaps: readonly EkasaGap[] }) {
  const { t } = useTranslation()
  if (gaps.length === 0) return <Text c="dimmed">{t('accounting.gapsNone')}</Text>
  return (
    <>
      <Text size="sm" c="dimmed" mb="xs">
        {t('accounting.gapsHint')}
      </Text>
      <Table>
        <Table.Tbody>
          {gaps.map((gap) => (
            <Table.Tr key={gap.transaction}>
              <Table.Td>
                <Anchor component={ScreenLink} to={`/reservations/edit/${gap.reservation}#money`}>
                  {[gap.reservation_number, gap.guest_name].filter(Boolean).join(' · ')}
                </Anchor>
                <Text size="sm" c="dimmed">
                  {formatInstant(gap.booked_at)} · {labelIn(enteredMethods, gap.method)}
                </Text>
              </Table.Td>
              <Table.Td ta="right" style={{ whiteSpace: 'nowrap' }}>
                <div>{formatMoney(gap.amount)}</div>
                <IfMay permission="money.take">
                  <EkasaButton transaction={gap.transaction} receipt={none} bookedAt={gap.booked_at} />
                </IfMay>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </>
  )
}
