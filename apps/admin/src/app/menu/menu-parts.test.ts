import { expect, it } from 'vitest'
import { defaultPins, itemsOf, menuItems } from '../registry/menu.ts'
import { holdsCurrent, isCurrent, menuParts } from './menu-parts.ts'

const shown = (pins: Parameters<typeof menuParts>[0]) => {
  const { pinned, groups } = menuParts(pins)
  return [...pinned, ...groups.flatMap(({ entries }) => itemsOf(entries))].map(({ path }) => path)
}

it('shows every entry once, whatever is pinned', () => {
  const all = menuItems.map(({ path }) => path).toSorted()
  for (const pins of [[], defaultPins, menuItems.map(({ id }) => id)])
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
  const open = menuParts([]).groups.filter((group) => holdsCurrent(group, '/prices/add'))
  expect(open.map(({ id }) => id)).toEqual(['pricing'])
})
