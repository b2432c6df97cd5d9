import type { HistoryEntry } from '@dvor/contract/reservations/admin-reservations.ts'
import { beforeAll, expect, test } from 'vitest'
import { addTexts, startTexts } from '../../../core/texts/i18n.ts'
import { reservations } from '../../reservations/texts.ts'
import { history } from './history-texts.ts'
import { actorText } from '../../../core/texts/actor-text.ts'
import { historyText } from './history-text.ts'

beforeAll(async () => {
  await startTexts()
  await addTexts({ history, reservations }, async () => ({}))
})

const entry = (action: string, before: unknown, after: unknown): HistoryEntry => ({
  id: '0190d1f0-0000-7000-8000-000000000000',
  at: '2027-03-10T09:00:00Z',
  actor: 'system',
  action,
  before,
  after,
})

/** First day of the stay. */
const arrival = '2027-03-10'
const nbsp = '\u00a0'

test('names both states of a transition', () => {
  expect(historyText(entry('state', { state: 'awaiting_payment' }, { state: 'confirmed' }), arrival)).toEqual(
    {
      title: 'Zmena stavu',
      details: ['Čaká na platbu → Potvrdená'],
    },
  )
})

test('names the states of services alone as what happened', () => {
  const came = entry('state', { state: 'confirmed' }, { state: 'checked_in' })
  expect(historyText(came, null).details).toEqual(['Potvrdená → Hosť prišiel'])
  expect(historyText(came, arrival).details).toEqual(['Potvrdená → Ubytovaná'])
})

test('names each edited field with its value before and after', () => {
  const before = { first_name: 'Jana', guest_name: 'Jana Nová', note: null }
  const after = { first_name: 'Anna', guest_name: 'Anna Nová', note: 'Prídeme neskôr' }
  expect(historyText(entry('edit', before, after), arrival).details).toEqual([
    'Meno: „Jana“ → „Anna“',
    'Poznámka hosťa: nič → „Prídeme neskôr“',
  ])
})

test('shows no key, code or name of an unknown action', () => {
  const before = { guest_country: 'SK', event_key: 'a' }
  const after = { guest_country: 'CZ', event_key: 'b' }
  expect(historyText(entry('edit', before, after), arrival).details).toEqual(['Krajina: Slovensko → Česko'])
  expect(historyText(entry('something of a former version', null, null), arrival).title).toBe('Iná zmena')
})

test('names amount and method of a payment', () => {
  const booked = { amount: 4560, method: 'cash', note: 'pri príchode' }
  expect(historyText(entry('payment', null, booked), arrival).details).toEqual([
    `45,60${nbsp}€ · Hotovosť · pri príchode`,
  ])
})

test('names the price before and after', () => {
  const of = (total: number) => ({ price: { total } })
  expect(historyText(entry('price', of(10000), of(123450)), arrival).details).toEqual([
    `Cena 100,00${nbsp}€ → 1${nbsp}234,50${nbsp}€`,
  ])
})

test('names the author of a change', () => {
  expect(['system', 'guest', 'web', 'key:Zámky', 'jana'].map(actorText)).toEqual([
    'systém',
    'hosť',
    'cez web',
    'program Zámky',
    'jana',
  ])
})
