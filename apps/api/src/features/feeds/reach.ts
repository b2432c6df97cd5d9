import { lookup } from 'node:dns/promises'
import { isPublicAddress } from './public-addresses.ts'

export interface HostAddress {
  address: string
  family: number
}

/** What the reader of foreign calendars may connect to: the only place in the property where it goes out to a given address. */
export interface FeedReach {
  /** All addresses of a host name. */
  resolve(host: string): Promise<HostAddress[]>
  /** Whether a connection to the address may be made. */
  allows(address: string): boolean
  /** A certificate authority to trust in place of the system's. */
  ca?: string
}

/** The public internet and nothing else. */
export const publicInternet: FeedReach = {
  resolve: (host) => lookup(host, { all: true }),
  allows: isPublicAddress,
}
