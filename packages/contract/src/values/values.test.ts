import { expect, test } from 'vitest'
import { fieldIssues } from '../errors/issues.ts'
import { email, line, name, phone } from './values.ts'

test.each([
  // A no-break space and no-break hyphens, as pages and signatures have them.
  ['+421\u00A0905\u00A0123\u00A0456', '+421 905 123 456'],
  ['+421\u202F905\u2009123 456', '+421 905 123 456'],
  ['0905\u2011123\u2011456', '0905-123-456'],
  ['0905.123.456', '0905 123 456'],
  ['(0905) 123 456', '(0905) 123 456'],
  ['(+421) 905 123 456', '(+421) 905 123 456'],
  // The marks of direction around a number of an address book.
  ['\u202A+421 905 123 456\u202C', '+421 905 123 456'],
  ['tel:+421905123456', '+421905123456'],
  ['＋421 905 123 456', '+421 905 123 456'],
])('a phone number %j is taken as %j', (typed, kept) => {
  expect(phone.parse(typed)).toBe(kept)
})

test.each(['0905', 'zavolajte', '+421 905 123 456 klapka', '1-----', '+421 905 123 456 789 012'])(
  '%j is no phone number',
  (typed) => {
    expect(phone.safeParse(typed).success).toBe(false)
  },
)

test.each([
  [' jana@example.sk\u200B', 'jana@example.sk'],
  ['jana&peter@example.sk', 'jana&peter@example.sk'],
  ["o'brien+dvor@mail.example.com", "o'brien+dvor@mail.example.com"],
  ['jana@dom.xn--90ae', 'jana@dom.xn--90ae'],
])('an e-mail %j is taken as %j', (typed, kept) => {
  expect(email.parse(typed)).toBe(kept)
})

test.each([
  'jana@example',
  'jana example.sk',
  'jana..k@example.sk',
  '.jana@example.sk',
  'a@b@c.sk',
  'a@-b.sk',
  'a@b.xn--',
])('%j is no e-mail', (typed) => {
  const { error } = email.safeParse(typed)
  expect(fieldIssues(error?.issues ?? [])).toEqual([{ path: '', code: 'invalid_email' }])
})

test('names lose line breaks and invisible signs', () => {
  expect(name.parse('Jana\nBcc: x@example.com')).toBe('Jana Bcc: x@example.com')
  expect(name.parse('  Mária\u00A0\u200B Nováková\uFEFF')).toBe('Mária Nováková')
  // The joiner of a Persian name is a letter's form, not an ornament.
  expect(name.parse('علی\u200Cرضا')).toBe('علی\u200Cرضا')
  for (const nothing of ['\u200B', '\u3164', '\u2800', '\u200D', ' \n ', ''])
    expect(name.safeParse(nothing).success).toBe(false)
  expect(line(13).parse('Svadba\r\n\u2028v sade')).toBe('Svadba v sade')
})
