import type { Client } from '@dvor/client/client.ts'

/** A payment as the trial gateway keeps it; amount in cents. */
export interface SandboxPayment {
  reference: string
  amount: number
  currency: string
  description: string
  /** Where the guest goes afterwards. */
  return_url: string
  state: 'created' | 'processing' | 'paid' | 'declined'
}

export const sandboxActions = ['pay', 'decline', 'delay', 'lose', 'repeat'] as const
export type SandboxAction = (typeof sandboxActions)[number]

const pathOf = (reference: string) => `/sandbox-payments/${encodeURIComponent(reference)}`

/** The payment of a reference; null when the gateway knows none. */
export const findSandboxPayment = (client: Client, reference: string) =>
  client.call<SandboxPayment>('GET', pathOf(reference))

/** Does at the trial gateway what a real one would do by itself. */
export const actInSandbox = (client: Client, reference: string, action: SandboxAction) =>
  client.call<SandboxPayment>('POST', `${pathOf(reference)}/actions`, { body: { action } })
