import { builtInRights } from '@dvor/contract/accounts/roles.ts'
import { formatDay, formatDayRange } from '@dvor/format/day-text.ts'
import { beforeAll, expect, test } from 'vitest'
import type { May } from '../../core/client/may.ts'
import { startTexts } from '../../core/texts/i18n.ts'
import { loadScreenTexts } from '../registry/load-screen-texts.ts'
import { dayGroup } from './day-entries.ts'
import { hitGroups } from './entries.ts'
import { actionEntries, pageEntries, settingEntries } from './page-entries.ts'

beforeAll(async () => {
  await startTexts()
  await loadScreenTexts()
})

/** The rights of an admin. */
const may = () => true

const id = '01900000-0000-7000-8000-000000000001'
const plain = { id, detail: null, stay: null }

test('finds pages without accents, by all the words, in any order', () => {
  expect(pageEntries('kupony', may).map(({ path }) => path)).toEqual(['/coupons'])
  expect(pageEntries('e-maily automat', may).map(({ path }) => path)).toEqual(['/automated-emails'])
})

test.each([
  ['cena', '/prices', '/prices/add'],
  ['faktúru', '/invoices', '/reservations?state_in=checked_in&state_in=completed'],
  ['nová rezervácia', undefined, '/reservations/add'],
  ['zavrieť izbu', undefined, '/closures/add'],
  ['vratit peniaze hostovi', undefined, '/reservations?state=cancelled'],
  ['záloha', '/payments-inbox', '/reservations?state=awaiting_payment'],
  ['fotky', '/galleries', '/galleries'],
  ['heslo', '/users', '/my-account'],
  ['breakfast', '/kitchen', '/common-services/add'],
  ['the photos', '/galleries', '/galleries'],
  ['I want to refund a guest', undefined, '/reservations?state=cancelled'],
  ['cancellation policy', undefined, '/global-settings#cancellation_rules'],
  ['wifi', '/accommodation-units', undefined],
  ['jazyk', undefined, '/my-account'],
  ['recepčná', '/users', '/users'],
  ['zatvorená izba', '/closures', '/closures/add'],
  ['sezóny', '/prices', '/prices/add'],
  ['wedding enquiries', '/hall-demands', undefined],
])('finds screens and actions by everyday words: %s', (words, page, action) => {
  const pages = pageEntries(words, may).map(({ path }) => path)
  const paths = actionEntries(words, '2026-11-22', may).map(({ path }) => path)
  if (page) expect(pages).toContain(page)
  else expect(pages).toEqual([])
  if (action) expect(paths).toContain(action)
  else expect(paths).toEqual([])
})

test.each([
  ['dph', 'vat_rates'],
  ['DPH', 'vat_payer'],
  ['logo', 'logo'],
  ['iban', 'iban'],
  ['storno', 'cancellation_rules'],
  ['hodina príchodu', 'check_in_from'],
  ['gdpr', 'retention_days'],
  ['cancellation', 'cancellation_rules'],
])('finds a field of the settings and leads to it: %s', (words, field) => {
  expect(settingEntries(words, may).map(({ path }) => path)).toContain(`/global-settings#${field}`)
})

test('means the closing of a month by uzávierka, never a closed room', () => {
  const paths = pageEntries('uzávierka', may).map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining(['/accounting', '/till']))
  expect(paths).not.toContain('/closures')
  expect(actionEntries('uzávierka', '2026-11-22', may)).toEqual([])
})

test('offers no field of the settings that nobody can set', () => {
  expect(settingEntries('ukážkový režim', may)).toEqual([])
})

test.each([
  ['28.11.', '2026-11-28'],
  ['28. 11. 2026', '2026-11-28'],
  ['3.1', '2027-01-03'],
  ['28.11.27', '2027-11-28'],
  ['zajtra', '2026-11-23'],
])('leads from a typed day to its chart, arrivals and reservations: %s', (typed, day) => {
  const paths = dayGroup(typed, '2026-11-22')?.entries.map(({ path }) => path) ?? []
  expect(paths).toContain(`/reservations/add?arrival=${day}`)
  expect(paths.filter((path) => path.startsWith('/calendar?from='))).toHaveLength(1)
  expect(paths.some((path) => path.startsWith(`/reservations?arrival=${day}`))).toBe(true)
})

test.each(['31.2.', '20270001', '0905 111 222', 'izba 3'])('takes %s for no day', (typed) => {
  expect(dayGroup(typed, '2026-11-22')).toBeNull()
})

test("opens a hit's record, or its list filtered by the name where the record has no screen", () => {
  const groups = [
    { name: 'coupons' as const, hits: [{ ...plain, title: 'JAR 10' }] },
    { name: 'surveys' as const, hits: [{ ...plain, title: 'Eva Malá' }] },
  ]
  const paths = hitGroups({ groups }, 'x').flatMap(({ entries }) => entries.map(({ path }) => path))
  expect(paths).toEqual(['/coupons?q=JAR%2010', `/survey-requests/${id}`])
})

test("opens a guest's reservation and shows its days and state", () => {
  const stay = {
    number: '20270001',
    arrival: '2027-05-04',
    departure: '2027-05-07',
    first_service: null,
    state: 'confirmed' as const,
  }
  const hits = [{ id, title: 'Ľubo Holub', detail: 'Eva Malá', stay }]
  const [entry] = hitGroups({ groups: [{ name: 'guests', hits }] }, 'lubo')[0]?.entries ?? []
  expect(entry?.path).toBe(`/reservations/edit/${id}`)
  const days = formatDayRange(stay.arrival, stay.departure)
  expect(entry?.detail).toBe(`20270001 · ${days} · Potvrdená · Eva Malá`)
})

test('shows a service booked without a stay by its day and time', () => {
  const first_service = { day: '2027-03-13', time_from: '10:00' }
  const stay = {
    number: '20270002',
    arrival: null,
    departure: null,
    first_service,
    state: 'confirmed' as const,
  }
  const hits = [{ id, title: 'Iva Sama', detail: null, stay }]
  const [entry] = hitGroups({ groups: [{ name: 'reservations', hits }] }, 'iva')[0]?.entries ?? []
  expect(entry?.detail).toBe(`20270002 · ${formatDay('2027-03-13')} 10:00 · Potvrdená`)
})

test('ends a full group with a link to its list for the same words', () => {
  const hits = ['A', 'B', 'C', 'D'].map((title) => ({ ...plain, title }))
  const [group] = hitGroups({ groups: [{ name: 'halls', hits }] }, 'sála')
  expect(group?.entries.at(-1)).toMatchObject({
    path: '/halls?q=s%C3%A1la',
    title: 'Všetko v\u00A0zozname Sály',
  })
})

test('offers only what the role may see and do', () => {
  const cleaner: May = (permission) => builtInRights.housekeeping.permissions.includes(permission)
  expect(pageEntries('upratovanie', cleaner).map(({ path }) => path)).toEqual(['/housekeeping'])
  expect(pageEntries('rezervacie', cleaner)).toEqual([])
  expect(actionEntries('nova rezervacia', '2026-11-22', cleaner)).toEqual([])
  expect(actionEntries('heslo', '2026-11-22', cleaner).map(({ path }) => path)).toEqual(['/my-account'])
  expect(settingEntries('logo', cleaner)).toEqual([])
})

test('an action hides where its screen is closed, though the person might do it', () => {
  const accountant: May = (permission) => builtInRights.accountant.permissions.includes(permission)
  expect(actionEntries('vystavit fakturu', '2026-11-22', accountant)).toEqual([])
})
