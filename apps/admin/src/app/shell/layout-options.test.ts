import { expect, it } from 'vitest'
import { defaultOptions, restoreOptions } from './layout-options.ts'

it('starts with the defaults of the specification', () => {
  expect(restoreOptions(null, false)).toEqual(defaultOptions)
  expect(defaultOptions).toMatchObject({ skin: 'light', layout: 'vertical', contentWidth: 'boxed' })
})

it('restores skin, direction and collapsed menu, and nothing else', () => {
  const stored = JSON.stringify({ skin: 'dark', direction: 'rtl', collapsed: true, layout: 'horizontal' })
  expect(restoreOptions(stored, false)).toEqual({
    ...defaultOptions,
    skin: 'dark',
    direction: 'rtl',
    collapsed: true,
  })
})

it('with the customizer restores every option', () => {
  const chosen = { layout: 'horizontal', contentWidth: 'full', navbar: 'hidden', footer: 'sticky' } as const
  expect(restoreOptions(JSON.stringify(chosen), true)).toEqual({ ...defaultOptions, ...chosen })
})

it.each(['{', '[]', 'null', '{"skin":"pink"}'])(
  'falls back to the defaults for the invalid entry %s',
  (stored) => {
    expect(restoreOptions(stored, true)).toEqual(defaultOptions)
  },
)
