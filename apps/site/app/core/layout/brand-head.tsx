import { brandVersion, isDefaultPalette, paletteOf } from '@dvor/contract/values/palette.ts'
import type { Settings } from '../client/load-frame.ts'

/** Icons and colours of the property in a page's head. The usual colours are in the style sheets already. */
export function BrandHead({ settings }: { settings: Settings | null | undefined }) {
  const version = settings ? `?v=${brandVersion(settings)}` : ''
  const palette = settings && paletteOf(settings)
  return (
    <>
      <link rel="icon" href={`/favicon.ico${version}`} sizes="32x32" />
      <link rel="apple-touch-icon" href={`/apple-touch-icon.png${version}`} />
      {palette && <meta name="theme-color" content={palette.primary} />}
      {palette && !isDefaultPalette(palette) && <link rel="stylesheet" href={`/brand.css${version}`} />}
    </>
  )
}
