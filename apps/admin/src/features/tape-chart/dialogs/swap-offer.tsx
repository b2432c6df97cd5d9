import type { ChartStay } from '@dvor/contract/reservations/tape-chart.ts'
import { Alert, Button, Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { asPreview, client } from '../../../core/client/api.ts'
import { CallFailed, unwrap } from '../../../core/client/query-client.ts'
import { showSuccess } from '../../../core/client/toasts.ts'
import { ProblemNote } from '../../../core/page/problem-note.tsx'
import { problemText } from '../../reservations/problem-text.ts'
import { useAction } from '../../reservations/use-action.ts'
import { guestText } from '../model/chart-text.ts'
import { differenceText } from './difference-text.ts'

interface Props {
  stay: ChartStay
  partner: ChartStay
  onDone: () => void
}

/** Offers to swap the units of two stays, with what changes for both guests. */
export function SwapOffer({ stay, partner, onDone }: Props) {
  const { t } = useTranslation()
  const { run, isBusy, problem } = useAction()
  const body = { stay: stay.id, with: { reservation: partner.reservation, stay: partner.id } }
  const ifMatch = stay.updatedAt
  const { data, error } = useQuery({
    queryKey: ['move', 'swap', stay.id, partner.id, ifMatch, partner.updatedAt],
    retry: false,
    gcTime: 0,
    queryFn: async () =>
      unwrap(await client.frontDesk.attempt.swapRooms(stay.reservation, body, asPreview({ ifMatch }))),
  })
  if (error) return <ProblemNote problem={error instanceof CallFailed ? problemText(error.failure) : null} />
  if (!data) return <Skeleton height={130} radius="md" />
  const swap = async () => {
    const expected = {
      expected_total: data.changed.price.total,
      expected_other_total: data.other.price.total,
    }
    const call = () =>
      client.frontDesk.attempt.swapRooms(stay.reservation, { ...body, ...expected }, { ifMatch })
    if (!(await run(call))) return
    showSuccess(t('chart.swap.done'))
    onDone()
  }
  return (
    <Alert color="pine" mt="sm" title={t('chart.swap.title', { guest: guestText(partner) })}>
      <Text size="sm">
        {guestText(stay)}: {differenceText(data.changed.difference)}
      </Text>
      {partner.reservation === stay.reservation ? null : (
        <Text size="sm">
          {guestText(partner)}: {differenceText(data.other.difference)}
        </Text>
      )}
      <ProblemNote problem={problem} />
      <Button mt="sm" data-autofocus loading={isBusy} onClick={() => void swap()}>
        {t('chart.swap.action')}
      </Button>
    </Alert>
  )
}
