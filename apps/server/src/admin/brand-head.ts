import { programVersion } from '@dvor/api/platform/program-version.ts'
import { defaultPalette, type Palette } from '@dvor/contract/values/palette.ts'

/** Look of the property on the back office's page before its script has called the API. */
export interface AdminBrand {
  readonly name: string
  readonly palette: Palette
  /** Changes with the look, so that icons may be kept by browsers. */
  readonly version: string
}

/** The look while the settings cannot be read. */
export const unread: AdminBrand = { name: '', palette: defaultPalette, version: '' }

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Fills name and look of the property and the program's version into the page's head. */
export function inBrand(html: string, brand: AdminBrand | null): string {
  const { name, palette, version } = brand ?? unread
  const values: Readonly<Record<string, string>> = {
    __PROPERTY_NAME__: escaped(name),
    __PROPERTY_COLOURS__: [palette.primary, palette.accent, palette.paper].join(' '),
    __BRAND_VERSION__: version,
    __PROGRAM_VERSION__: programVersion,
  }
  return html.replace(
    /__(?:PROPERTY_NAME|PROPERTY_COLOURS|BRAND_VERSION|PROGRAM_VERSION)__/g,
    (mark) => values[mark] ?? '',
  )
}
