import { GatewayRefusal, type NamedPayment, type ProviderStatus } from './provider.ts'

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

/** Whether a trial payment was left when the property began to take real ones; a server of trials has it. */
export const isLeftTrial = (payment: Pick<NamedPayment, 'provider_id'>, trialKeys: boolean): boolean =>
  isTrial(payment) && !trialKeys

/** State of such a payment, which cannot be read any more and moves no money. */
export const leftTrial: ProviderStatus = { state: 'failed', amount: 0, currency: 'EUR' }

/** @throws for a payment that was begun in the other mode, because another server has it */
export function refuseOtherMode(payment: Pick<NamedPayment, 'provider_id'>, trialKeys: boolean): void {
  if (isTrial(payment) !== trialKeys)
    throw new GatewayRefusal('the payment was begun in another mode of the gateway')
}
