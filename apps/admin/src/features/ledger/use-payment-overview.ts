import { useQuery } from '@tanstack/react-query'
import { client } from '../../core/client/api.ts'
import { unwrap } from '../../core/client/query-client.ts'

/** Balance, refunds and receipts of a reservation; read anew with everything else of it. */
export const usePaymentOverview = (id: string) =>
  useQuery({
    queryKey: ['reservations', 'payments', id],
    queryFn: async () => unwrap(await client.payments.attempt.overview(id)),
    // A gateway that has not answered yet may do so any moment.
    refetchInterval: ({ state }) => (state.data?.refunds.some(isUnderWay) ? 15_000 : false),
  })

const isUnderWay = ({ state }: { state: string }) => state === 'requested' || state === 'pending'
