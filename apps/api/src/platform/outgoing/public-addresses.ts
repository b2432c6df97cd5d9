import { BlockList, isIP } from 'node:net'

type Range = readonly [network: string, prefix: number]

/** IPv4 ranges that are not for the public internet (IANA IPv4 Special-Purpose Address Registry), and multicast. */
const special4: readonly Range[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]

/** The only IPv6 block with public addresses (RFC 4291, IANA IPv6 Global Unicast). */
const unicast6: readonly Range[] = [['2000::', 3]]

/**
 * Its parts that are not public or contain an IPv4 address, which could be a private one: protocol assignments with
 * Teredo, documentation, 6to4.
 */
const special6: readonly Range[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

function listOf(ranges: readonly Range[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const [network, prefix] of ranges) list.addSubnet(network, prefix, family)
  return list
}

const notPublic4 = listOf(special4, 'ipv4')
const public6 = listOf(unicast6, 'ipv6')
const notPublic6 = listOf(special6, 'ipv6')

/**
 * Whether an address (as DNS answers it, without brackets) belongs to the public internet. IPv6 addresses must be in a
 * public block and in none of the special ones, so that mapped, translated and future ranges are refused.
 */
export function isPublicAddress(address: string): boolean {
  if (address.includes('%')) return false
  const family = isIP(address)
  if (family === 4) return !notPublic4.check(address, 'ipv4')
  return family === 6 && public6.check(address, 'ipv6') && !notPublic6.check(address, 'ipv6')
}
