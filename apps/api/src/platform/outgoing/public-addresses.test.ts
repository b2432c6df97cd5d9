import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPublicAddress } from './public-addresses.ts'

test.each([
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.1',
  '10.255.255.255',
  '100.64.0.1',
  '100.127.255.255',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.1',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.0.1',
  '198.18.0.1',
  '198.19.255.255',
  '198.51.100.7',
  '203.0.113.7',
  '224.0.0.1',
  '239.255.255.255',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::ffff:a9fe:a9fe',
  '64:ff9b::7f00:1',
  '64:ff9b:1::1',
  '100::1',
  'fc00::1',
  'fd12:3456:789a::1',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  '2001::1',
  '2001:0:7f00:1::',
  '2001:20::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '2002:c0a8:1::1',
  '3fff::1',
  '5f00::1',
  'localhost',
  '',
  '8.8.8',
  '8.8.8.8.8',
  '2130706433',
  '2606:4700::1111%eth0',
])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false))

test.each([
  '1.1.1.1',
  '8.8.8.8',
  '9.255.255.255',
  '11.0.0.0',
  '100.63.255.255',
  '100.128.0.0',
  '126.255.255.255',
  '128.0.0.0',
  '169.253.255.255',
  '172.15.255.255',
  '172.32.0.0',
  '192.167.255.255',
  '192.169.0.0',
  '198.17.255.255',
  '198.20.0.0',
  '223.255.255.255',
  '2606:4700:4700::1111',
  '2a00:1450:4001:80e::200e',
  '2001:4860:4860::8888',
  '2003::1',
])('%s is public', (address) => expect(isPublicAddress(address)).toBe(true))

test('no private address is accepted in any IPv6 notation', () => {
  const octet = fc.integer({ min: 0, max: 255 })
  const inside = fc.oneof(
    fc.tuple(fc.constant(10), octet, octet, octet),
    fc.tuple(fc.constant(127), octet, octet, octet),
    fc.tuple(fc.constant(192), fc.constant(168), octet, octet),
    fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), octet, octet),
    fc.tuple(fc.constant(169), fc.constant(254), octet, octet),
  )
  fc.assert(
    fc.property(inside, (parts) => {
      const v4 = parts.join('.')
      const [a = 0, b = 0, c = 0, d = 0] = parts
      const group = (high: number, low: number) => ((high << 8) | low).toString(16)
      const low = `${group(a, b)}:${group(c, d)}`
      const forms = [v4, `::ffff:${v4}`, `::ffff:${low}`, `::${low}`, `64:ff9b::${low}`, `2002:${low}::1`]
      return forms.every((form) => !isPublicAddress(form))
    }),
  )
})
