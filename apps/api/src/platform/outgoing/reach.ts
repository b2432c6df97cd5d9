import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { isPublicAddress } from './public-addresses.ts'

export interface HostAddress {
  address: string
  family: number
}

/** Addresses that the process may connect to where a user gave them: calendars of portals, webhooks. */
export interface Reach {
  /** All addresses of a host name. */
  resolve(host: string): Promise<HostAddress[]>
  /** Whether a connection to the address may be made. */
  allows(address: string): boolean
  /** A certificate authority to trust in place of the system's. */
  ca?: string
}

/** Allows the public internet only. */
export const publicInternet: Reach = {
  resolve: (host) => lookup(host, { all: true }),
  allows: isPublicAddress,
}

/** A host that must not be connected to, or that has no address. */
export class HostRefused extends Error {
  readonly problem: 'address_refused' | 'unreachable'

  constructor(problem: HostRefused['problem']) {
    super(problem)
    this.problem = problem
  }
}

/** The addresses of a host, all of them allowed; one that is not refuses the whole name. @throws HostRefused */
export async function allowedAddresses(hostname: string, reach: Reach): Promise<HostAddress[]> {
  const host = hostname.replace(/^\[|\]$/g, '')
  const family = isIP(host)
  const addresses = family ? [{ address: host, family }] : await reach.resolve(host)
  if (addresses.length === 0) throw new HostRefused('unreachable')
  if (!addresses.every(({ address }) => reach.allows(address))) throw new HostRefused('address_refused')
  return addresses
}
