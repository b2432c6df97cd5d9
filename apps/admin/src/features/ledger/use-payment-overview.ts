import { useQuery } from '@tanstack/react-query'
import { client } from '../../core/client/api.ts'
import { unwrap } from '../../core/client/query-client.ts'

/** Balance, refunds and receipts of a reservation. */
export const usePaymentOverview = (id: string) =>
  useQuery({
    queryKey: ['reservations', 'payments', id],
    queryFn: async () => unwrap(await client.payments.attempt.overview(id)),
    // Polls while a gateway refund is in progress.
    refetchInterval: ({ state }) => (state.data?.refunds.some(isUnderWay) ? 15_000 : false),
  })

const isUnderWay = ({ state }: { state: string }) => state === 'requested' || state === 'pending'
