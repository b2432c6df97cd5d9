import { builtInRights } from '@dvor/contract/accounts/roles.ts'
import { reservations } from '@dvor/contract/collections/reservations/reservations.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Person } from '../../core/client/may.ts'
import { PersonContext } from '../../core/client/person.ts'
import { StateCell, StayCell, type ReservationRow } from './list-cells.tsx'
import { stateLabel } from './state-badge.tsx'

const admin: Person = {
  id: '01900000-0000-7000-8000-000000000001',
  username: 'gazda',
  email: 'gazda@example.sk',
  role: 'admin',
  roleName: null,
  ...builtInRights.admin,
  confirmed: true,
  blocked: false,
  avatar: null,
}
const row = { state: 'checked_in', total: 28_500, due: 28_500, payment_status: 'unpaid' } as ReservationRow

const shownOnPhone = (part: Partial<ReservationRow>) =>
  renderToStaticMarkup(
    createElement(PersonContext, { value: admin }, createElement(StateCell, { row: { ...row, ...part } })),
  )

test('says that the guest came where nobody is accommodated', () => {
  expect(shownOnPhone({ arrival: null })).toContain('Hosť prišiel')
  expect(shownOnPhone({ arrival: null })).not.toContain('Ubytovaná')
  expect(shownOnPhone({ arrival: '2026-11-28' })).toContain('Ubytovaná')
})

test('keeps sums and payments from who may not see them', () => {
  const markup = renderToStaticMarkup(createElement(StateCell, { row }))
  expect(markup).not.toContain('285')
  expect(markup).not.toContain('Nezaplaten')
})

test('says on a phone whether a guest who is here has paid', () => {
  expect(shownOnPhone({})).toContain('Nezaplaten')
  expect(shownOnPhone({ payment_status: 'paid', due: 0 })).toContain('Zaplaten')
})

test('counts the booked nights, without those between two stays', () => {
  const stays = [
    { arrival: '2026-11-01', departure: '2026-11-03' },
    { arrival: '2026-11-06', departure: '2026-11-07' },
  ] as ReservationRow['stays']
  const stay = { ...row, arrival: '2026-11-01', departure: '2026-11-07', adults: 2, children: 0, stays }
  expect(renderToStaticMarkup(createElement(StayCell, { row: stay }))).toContain('3\u00A0noci')
})

test('the filter by state has every name that the list shows', () => {
  const names = reservations.fields.state.choices.map(({ label }) => label.sk)
  const shown = ['2026-11-28', null].map((arrival) => stateLabel('checked_in', arrival))
  expect(names).toContain(shown.join(' / '))
  expect(names).toContain(stateLabel('completed', null))
})
