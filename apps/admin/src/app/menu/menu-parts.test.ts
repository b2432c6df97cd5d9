import { builtInRights, type BuiltInRole } from '@dvor/contract/accounts/roles.ts'
import { expect, it } from 'vitest'
import { menuFor } from '../registry/menu-for.ts'
import { itemsOf, type ScreenName } from '../registry/menu.ts'
import { holdsCurrent, isCurrent, menuParts } from './menu-parts.ts'

const menuOf = (role: BuiltInRole) => menuFor((one) => builtInRights[role].permissions.includes(one))
const whole = menuOf('admin')
const menuItems = whole.items

const shown = (pins: readonly ScreenName[]) => {
  const { pinned, groups } = menuParts(whole, pins)
  return [...pinned, ...groups.flatMap(({ entries }) => itemsOf(entries))].map(({ path }) => path)
}

it('shows every entry once, whatever is pinned', () => {
  const all = menuItems.map(({ path }) => path).toSorted()
  for (const pins of [[], whole.daily.map(({ id }) => id), menuItems.map(({ id }) => id)])
    expect(shown(pins).toSorted()).toEqual(all)
})

it('puts the pinned entries first, in the order of the person', () => {
  expect(shown(['coupons', 'dashboard']).slice(0, 2)).toEqual(['/coupons', '/dashboard'])
})

it('finds the entry of a screen and the group that holds it', () => {
  const current = (pathname: string) =>
    menuItems.filter((item) => isCurrent(item, pathname)).map(({ id }) => id)
  expect(current('/dashboard/analytics')).toEqual(['analytics'])
  expect(current('/prices/edit/x')).toEqual(['price-calendar'])
  expect(current('/price-simulator')).toEqual(['price-simulator'])
  const open = menuParts(whole, []).groups.filter((group) => holdsCurrent(group, '/prices/add'))
  expect(open.map(({ id }) => id)).toEqual(['pricing'])
})

it.each<[BuiltInRole, string[], string[]]>([
  ['admin', ['/dashboard', '/calendar', '/reservations', '/queue'], []],
  ['reception', ['/dashboard', '/calendar', '/reservations', '/queue'], ['/accounting', '/users']],
  ['housekeeping', ['/housekeeping', '/tasks', '/kitchen', '/resource-plan'], ['/reservations', '/invoices']],
  ['accountant', ['/accounting', '/invoices', '/payments-inbox', '/till'], ['/reservations', '/prices']],
  ['editor', ['/cms-pages', '/galleries', '/seasonal-offers', '/blog-articles'], ['/coupons', '/dashboard']],
  ['authenticated', [], ['/dashboard', '/reservations']],
])('shows %s the entries of the role, those of its day first', (role, daily, hidden) => {
  const menu = menuOf(role)
  expect(menu.daily.map(({ path }) => path)).toEqual(daily)
  const paths = menu.screens.map(({ path }) => path)
  expect(hidden.filter((path) => paths.includes(path))).toEqual([])
})

it('leads an entry of several screens to the first one that may be seen', () => {
  const pricing = menuFor((one) => one === 'prices.read').groups.find(({ id }) => id === 'pricing')
  expect(pricing?.entries[0]).toMatchObject({ path: '/price-calendar', label: { sk: 'Cenový kalendár' } })
})
