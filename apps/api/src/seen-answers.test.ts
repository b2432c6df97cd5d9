import type { Permission } from '@dvor/contract/accounts/permissions.ts'
import { calls } from '@dvor/contract/calls/all-calls.ts'
import type { Access, Call } from '@dvor/contract/calls/call.ts'
import { collections } from '@dvor/contract/collections/index.ts'
import type { Collection } from '@dvor/contract/declaration/collection.ts'
import { z } from 'zod'
import { expect, test } from 'vitest'
import { valuesIn, type AnswerValue } from './testing/answer-values.ts'

/** Permissions whose values a caller may lack although it sees the rest of an answer. */
const guards = [
  'guests.read',
  'guests.documents',
  'money.read',
  'reservations.read',
  'reservations.cancel',
] as const
type Guard = (typeof guards)[number]
const isGuard = (permission: Permission | undefined): permission is Guard =>
  guards.some((guard) => guard === permission)

type Read = Call & { readonly answer: z.ZodType }
const isRead = (call: Call): call is Read => call.path.startsWith('GET ') && call.answer instanceof z.ZodType
const reads = calls.filter(isRead)

/** Names that mean something else in other answers. */
const ambiguous = new Set([
  'to',
  'text',
  'reason',
  'before',
  'difference',
  'summary',
  'html',
  'number',
  'note',
  'fee',
])

/** What each name asks wherever it stands: as any collection or answer declares it. */
const guardsByName = new Map<string, Set<Guard>>()
function learn(name: string, permission: Permission | undefined): void {
  if (!isGuard(permission) || ambiguous.has(name)) return
  guardsByName.set(name, (guardsByName.get(name) ?? new Set()).add(permission))
}
for (const { fields } of Object.values<Collection>(collections))
  for (const [name, { sees }] of Object.entries(fields)) learn(name, sees)
for (const { answer } of reads) for (const { name, own } of valuesIn(answer)) learn(name, own[0])

const money = /(^|_)(amount|total|due|paid|balance|price|sum|revenue|refund|earned)$/
const contact = /(^|_)(phone|email)$/
const document = /(^|_)(document|visa)_number$/

const guardsOf = (name: string): Guard[] => [
  ...(guardsByName.get(name) ?? []),
  ...(money.test(name) ? (['money.read'] as const) : []),
  ...(contact.test(name) ? (['guests.read'] as const) : []),
  ...(document.test(name) ? (['guests.documents'] as const) : []),
]

/** Permissions for a task that shows such values by its nature, each with what it shows. */
const covers: Partial<Record<Access, { readonly guards: readonly Guard[]; readonly why: string }>> = {
  'accounting.manage': {
    guards: ['money.read', 'reservations.read'],
    why: 'the books: sums, with whose they are',
  },
  'prices.read': { guards: ['money.read'], why: 'the price list, of no reservation' },
  'privacy.manage': { guards: ['guests.read'], why: 'everything about one person' },
  'reservations.checkin': { guards: ['reservations.read'], why: 'the names of those who come' },
  'statements.manage': {
    guards: ['money.read', 'reservations.read'],
    why: 'whose a payment is (decision 186)',
  },
  'statistics.read': {
    guards: ['money.read', 'reservations.read'],
    why: 'what the property earns, and of what',
  },
  'till.read': { guards: ['money.read'], why: 'the till is its sums' },
}

/** Values that are seen although their name asks more, each with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  'GET /gatherings/:id/units .token': 'the link for families, which the owner passes on',
  'GET /offline-copy .reservations': 'rows of GET /reservations, as it answers them to the person',
  'GET /reservations/:id/availability .price': 'prices of free units, which every visitor sees on the site',
  'GET /reservations/:id/availability .plans': 'the same',
  'GET /reservations/:id/availability .alternatives': 'the same',
  'GET /reservations/:id/availability .longer': 'the same',
  'GET /reservations/:id/letter .body': 'sums are filled in for those who see money alone',
  'GET /stay-tax .rows.guest_name': 'the report to the municipality names whose stay it is',
  'GET /weather-cancellations .guests.has_email': 'whether there is one, not which',
  'GET /users/me .email': 'one’s own',
}
const isExcepted = (value: string) =>
  Object.keys(exceptions).some((one) => value === one || value.startsWith(`${one}.`))

/** Calls of people of the property; guests get what belongs to their link whole. */
const ofStaff = reads.filter(({ access }) => !['anyone', 'token', 'rule'].includes(access))

/** Values that somebody sees who has the permissions of the call and no others. */
function openValues({ path, answer, access, also = [] }: Read): string[] {
  const permissions: readonly Access[] = [access, ...also]
  const has = (guard: Guard) =>
    permissions.some((one) => one === guard || covers[one]?.guards.includes(guard))
  const isOpen = ({ name, needs }: AnswerValue) => {
    const asked = guardsOf(name)
    return asked.length > 0 && !asked.some(has) && !needs.some(isGuard)
  }
  return valuesIn(answer)
    .filter(isOpen)
    .map((value) => `${path} ${value.path}`)
}

test.each(ofStaff.map((call) => [call.path, call] as const))(
  '%s shows contacts, documents, names and sums only to who may see them',
  (_path, call) => {
    expect(openValues(call).filter((value) => !isExcepted(value))).toEqual([])
  },
)

test('every exception excepts something', () => {
  const open = ofStaff.flatMap(openValues)
  const idle = Object.keys(exceptions).filter(
    (one) => !open.some((value) => value === one || value.startsWith(`${one}.`)),
  )
  expect(idle).toEqual([])
})

test('control: a value without its permission is found, at any depth', () => {
  const chart = ofStaff.find(({ path }) => path === 'GET /tape-chart')
  if (!chart) throw new Error('the control needs a call that exists')
  const stay = z.object({ guest_phone: z.string().nullable(), total: z.int(), units: z.array(z.string()) })
  const opened = { ...chart, answer: z.object({ days: z.array(z.object({ stay: stay.optional() })) }) }
  expect(openValues(opened)).toEqual([
    'GET /tape-chart .days.stay.guest_phone',
    'GET /tape-chart .days.stay.total',
  ])
})
