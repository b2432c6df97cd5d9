import type { NamedPayment } from './provider.ts'

/** Prefix of the stored ids of trial payments at gateways whose own ids do not differ. */
const prefix = 'test_'

/** LIKE pattern of these ids. */
export const trialPattern = String.raw`test\_%`

/** The id under which a payment is stored. */
export const storedId = (id: string, isTrial: boolean): string => (isTrial ? prefix + id : id)

/** The gateway's own id of a payment. */
export const ownId = ({ provider_id }: Pick<NamedPayment, 'provider_id'>): string =>
  (provider_id ?? '').replace(prefix, '')

/** Whether a payment was begun in the gateway's trial mode. */
export const isTrial = ({ provider_id }: Pick<NamedPayment, 'provider_id'>): boolean =>
  provider_id?.startsWith(prefix) ?? false
