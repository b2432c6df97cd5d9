import { lookup } from 'node:dns/promises'
import { isPublicAddress } from './public-addresses.ts'

export interface HostAddress {
  address: string
  family: number
}

/**
 * Addresses that the reader of foreign calendars may connect to; the only connections of the process to addresses that
 * a user gives.
 */
export interface FeedReach {
  /** All addresses of a host name. */
  resolve(host: string): Promise<HostAddress[]>
  /** Whether a connection to the address may be made. */
  allows(address: string): boolean
  /** A certificate authority to trust in place of the system's. */
  ca?: string
}

/** Allows the public internet only. */
export const publicInternet: FeedReach = {
  resolve: (host) => lookup(host, { all: true }),
  allows: isPublicAddress,
}
