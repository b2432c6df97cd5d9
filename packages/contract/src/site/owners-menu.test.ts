import { expect, test } from 'vitest'
import { isHiddenPage } from './hidden-page.ts'
import { ownersMenu } from './owners-menu.ts'

test('is the menu of the specification until the owner decides', () => {
  expect(ownersMenu({ hidden_pages: [], menu_order: [] })).toEqual([
    'about',
    'stays',
    'activities',
    'trips',
    'gallery',
    'products',
    'contact',
  ])
})

test('begins with the pages that the owner put in order and leaves out those the property lacks', () => {
  expect(
    ownersMenu({ hidden_pages: ['products', 'trips', 'halls'], menu_order: ['stays', 'contact'] }),
  ).toEqual(['stays', 'contact', 'about', 'activities', 'gallery'])
})

test('hides a page with the pages below it, and no other', () => {
  expect(isHiddenPage('/blog', ['blog'])).toBe(true)
  expect(isHiddenPage('/blog/:slug', ['blog'])).toBe(true)
  expect(isHiddenPage('/vylety', ['blog'])).toBe(false)
  expect(isHiddenPage('/kontakt', [])).toBe(false)
})
