import { labelOf } from '@dvor/contract/declaration/label-of.ts'
import { gatewayName, gateways } from '@dvor/contract/installation/gateway-keys.ts'
import { transactionMethods } from '@dvor/contract/money/ledger.ts'

/**
 * How money came or went, in the accountant's words: the gateway that has it, else the method; null without one. Money
 * from a bank statement is a transfer.
 */
export function howPaid(method: string | null, provider: string | null): string | null {
  const { success, data } = gatewayName.safeParse(provider)
  if (success) return gateways[data].label
  return method && labelOf(transactionMethods, method)
}
