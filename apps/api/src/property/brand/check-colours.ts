import { defaultPalette, unreadableColours, type PaletteKey } from '@dvor/contract/values/palette.ts'
import type { Draft, Row } from '../../crud/define.ts'
import { invalid } from '../../platform/errors.ts'

const fieldOf = (key: PaletteKey) => `colour_${key}`

/**
 * Refuses colours in which texts or marks could not be read (WCAG 2.2 AA), checked together with the unchanged ones.
 * @throws ApiError `invalid` with `low_contrast` on the colours concerned
 */
export function refuseUnreadable(draft: Draft, current: Row | undefined): void {
  const keys = Object.keys(defaultPalette) as PaletteKey[]
  if (!keys.some((key) => draft[fieldOf(key)] !== undefined)) return
  const colourOf = (key: PaletteKey) =>
    String(draft[fieldOf(key)] ?? current?.[fieldOf(key)] ?? defaultPalette[key])
  const unreadable = unreadableColours({
    primary: colourOf('primary'),
    accent: colourOf('accent'),
    paper: colourOf('paper'),
  })
  if (unreadable.length > 0)
    throw invalid(unreadable.map((key) => ({ path: fieldOf(key), code: 'low_contrast' })))
}
