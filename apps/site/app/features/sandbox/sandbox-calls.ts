import type { Client } from '@dvor/client/client.ts'

/** A payment at the trial gateway; amount in cents. */
export interface SandboxPayment {
  reference: string
  amount: number
  currency: string
  description: string
  /** Address to which the guest returns. */
  return_url: string
  state: 'created' | 'processing' | 'paid' | 'declined'
}

export const sandboxActions = ['pay', 'decline', 'delay', 'lose', 'repeat'] as const
export type SandboxAction = (typeof sandboxActions)[number]

const pathOf = (reference: string) => `/sandbox-payments/${encodeURIComponent(reference)}`

/** Finds the payment of a reference; null when there is none. */
export const findSandboxPayment = (client: Client, reference: string) =>
  client.call<SandboxPayment>('GET', pathOf(reference))

/** Triggers at the trial gateway what a real one does by itself. */
export const actInSandbox = (client: Client, reference: string, action: SandboxAction) =>
  client.call<SandboxPayment>('POST', `${pathOf(reference)}/actions`, { body: { action } })
