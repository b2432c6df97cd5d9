import { globalSettings } from '@dvor/contract/collections/settings/global-settings.ts'
import { brandVersion, defaultPalette, paletteOf, type Palette } from '@dvor/contract/values/palette.ts'
import { useSyncExternalStore } from 'react'
import { recordKey } from '../records/query-keys.ts'
import { queryClient } from '../client/query-client.ts'

/** Name and look of the property. */
export interface Brand {
  readonly name: string
  readonly palette: Palette
  /** Version in the addresses of icons, which browsers cache. */
  readonly version: string
  /** Address of the uploaded logo. */
  readonly logo: string | null
}

/** The version of the program that serves the page; empty while it is developed. */
export const programVersion = (): string => metaOf('program-version')

/** Whether the installation shows the panel with every layout option (`CUSTOMIZER`, docs/operating.md). */
export const isCustomizerOn = (): boolean => metaOf('customizer') === 'on'

/** Whether the installation offers the template's sample calls (`DEMO_LAYER`, docs/operating.md). */
export const isDemoLayerOn = (): boolean => metaOf('demo-layer') === 'on'

const metaOf = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''

/** Name and palette from the page that the server sent. */
function sentBrand(): Brand {
  const [primary, accent, paper] = metaOf('property-colours').split(' ')
  const palette = primary && accent && paper ? { primary, accent, paper } : defaultPalette
  return { name: metaOf('application-name'), palette, version: metaOf('brand-version'), logo: null }
}

let brand = sentBrand()

/** Name and look from the cached settings, which follow every save. */
function cachedBrand(): Brand {
  const settings = queryClient.getQueryData<Parameters<typeof brandVersion>[0] & { logo?: unknown }>(
    recordKey(globalSettings, undefined),
  )
  if (!settings) return brand
  const storedBrand = {
    name: settings.business_name,
    palette: paletteOf(settings),
    version: brandVersion(settings),
    logo: logoOf(settings.logo),
  }
  if (JSON.stringify(storedBrand.palette) === JSON.stringify(brand.palette))
    storedBrand.palette = brand.palette
  if (JSON.stringify(storedBrand) !== JSON.stringify(brand)) brand = storedBrand
  return brand
}

const logoOf = (file: unknown): string | null =>
  typeof file === 'object' && file !== null && 'id' in file ? `/logo.png?v=${String(file.id)}` : null

const subscribe = (listener: () => void) => queryClient.getQueryCache().subscribe(listener)

/** The property's name and look: from the page at first, from the settings once they are read. */
export const useBrand = (): Brand => useSyncExternalStore(subscribe, cachedBrand)
