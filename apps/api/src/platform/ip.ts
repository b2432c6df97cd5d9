import { isIPv6 } from 'node:net'

/** An IPv4 address as people write it, also where the system names it within IPv6 (`::ffff:192.0.2.1`). */
export const plainIp = (ip: string): string => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip

/** Counting key of an IP: a whole IPv6 /64, which a household gets, so that its single IPs do not count apart. */
export function ipKey(ip: string): string {
  const plain = plainIp(ip)
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length
  const groups = [...first, ...Array.from({ length: zeros }, () => '0'), ...last]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
