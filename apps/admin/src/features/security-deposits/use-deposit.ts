import type { SecurityDeposit } from '@dvor/contract/money/security-deposits.ts'
import { useQuery } from '@tanstack/react-query'
import { client } from '../../core/client/api.ts'
import { unwrap } from '../../core/client/query-client.ts'
import { useMay } from '../../core/client/person.ts'

/** The security deposit of a reservation; undefined until it is read. */
export function useDeposit(id: string, isAsked = true): SecurityDeposit | undefined {
  const may = useMay()
  const { data } = useQuery({
    queryKey: ['reservations', 'security-deposit', id],
    queryFn: async () => unwrap(await client.frontDesk.attempt.securityDeposit(id)),
    enabled: isAsked && may('money.read'),
  })
  return data
}
