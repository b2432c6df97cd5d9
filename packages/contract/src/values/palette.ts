/** The three colours that a property chooses, as `#rrggbb`. All others are derived from them. */
export interface Palette {
  /** Headings, links, buttons and the dark areas. */
  readonly primary: string
  /** Lines, marks and highlighted buttons. */
  readonly accent: string
  /** The background of pages and e-mails. */
  readonly paper: string
}

/** Pine, hay and paper: the colours of a new installation. */
export const defaultPalette = {
  primary: '#1f3d2b',
  accent: '#d9a441',
  paper: '#fbf7ef',
} as const satisfies Palette

/** The colour of body text, which the palette does not change. */
export const inkColour = '#20241f'

/** WCAG 2.2, 1.4.3 (text) and 1.4.11 (marks and controls), level AA. */
const textContrast = 4.5
const markContrast = 3

type Rgb = readonly [number, number, number]

function rgbOf(colour: string): Rgb {
  const part = (from: number) => Number.parseInt(colour.slice(from, from + 2), 16)
  return [part(1), part(3), part(5)]
}

function luminance(colour: string): number {
  const [red, green, blue] = rgbOf(colour).map((byte) => {
    const share = byte / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of two colours from 1 to 21, as WCAG 2.2 defines it. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** A mixture of two colours; `share` (0 to 1) is the part of the second one. */
export function mixColours(one: string, other: string, share: number): string {
  const [first, second] = [rgbOf(one), rgbOf(other)]
  const parts = first.map((byte, index) => Math.round(byte + ((second[index] ?? 0) - byte) * share))
  return `#${parts.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

export type PaletteKey = keyof Palette

/**
 * The colours with insufficient contrast for texts or marks by WCAG 2.2 AA: ink on paper, primary on paper (links,
 * headings, buttons), ink on accent (buttons) and accent on primary (marks of the footer).
 */
export function unreadableColours({ primary, accent, paper }: Palette): PaletteKey[] {
  const unreadable: [PaletteKey, boolean][] = [
    ['paper', contrastOf(inkColour, paper) < 2 * textContrast],
    ['primary', contrastOf(primary, paper) < textContrast],
    ['accent', contrastOf(inkColour, accent) < textContrast || contrastOf(accent, primary) < markContrast],
  ]
  return unreadable.flatMap(([key, fails]) => (fails ? [key] : []))
}

/** The colour mixed with ink until text in it is readable on paper. */
function asText(colour: string, paper: string): string {
  const steps = Array.from({ length: 10 }, (_, step) => mixColours(colour, inkColour, step / 10))
  return steps.find((one) => contrastOf(one, paper) >= textContrast + 1) ?? inkColour
}

/** Custom properties of the site's style sheet (`packages/ui/tokens.css`) for a palette. */
export function paletteTokens({ primary, accent, paper }: Palette): Record<string, string> {
  return {
    '--paper': paper,
    '--paper-raised': mixColours(paper, '#ffffff', 0.55),
    '--paper-deep': mixColours(paper, primary, 0.06),
    '--line': mixColours(paper, primary, 0.15),
    '--line-strong': mixColours(paper, inkColour, 0.52),
    '--pine': primary,
    '--pine-deep': mixColours(primary, '#000000', 0.32),
    '--pine-mid': mixColours(primary, paper, 0.16),
    '--pine-soft': mixColours(paper, primary, 0.1),
    '--hay': accent,
    '--hay-deep': asText(accent, paper),
    '--hay-soft': mixColours(paper, accent, 0.28),
    '--on-pine': paper,
    '--on-pine-soft': mixColours(paper, primary, 0.16),
  }
}

/** The settings that make up the look of a property. */
export interface BrandSettings {
  readonly business_name: string
  readonly colour_primary: string
  readonly colour_accent: string
  readonly colour_paper: string
}

/** The palette of the settings. */
export const paletteOf = (settings: Omit<BrandSettings, 'business_name'>): Palette => ({
  primary: settings.colour_primary,
  accent: settings.colour_accent,
  paper: settings.colour_paper,
})

/** Whether no colour differs from the default palette. */
export const isDefaultPalette = (palette: Palette): boolean =>
  Object.entries(defaultPalette).every(([key, colour]) => palette[key as PaletteKey] === colour)

/** Version of a property's look: addresses of icons and styles contain it, so that browsers may cache them. */
export function brandVersion(
  settings: BrandSettings & { readonly icon: { id: string } | null; readonly sample_mode: boolean },
): string {
  const { business_name, colour_primary, colour_accent, colour_paper, icon, sample_mode } = settings
  const look = [business_name, colour_primary, colour_accent, colour_paper, icon?.id ?? '', sample_mode]
  // FNV-1a: short, and the same in browsers and on the server.
  let hash = 0x811c9dc5
  for (const sign of look.join('|')) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash.toString(36)
}
