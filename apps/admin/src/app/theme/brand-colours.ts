import { isDefaultPalette, mixColours, type Palette } from '@dvor/contract/values/palette.ts'
import type { MantineColorsTuple } from '@mantine/core'

const shades = (colour: string, toWhite: readonly number[], toBlack: readonly number[]) =>
  [
    ...toWhite.map((share) => mixColours(colour, '#ffffff', share)),
    colour,
    ...toBlack.map((share) => mixColours(colour, '#000000', share)),
  ] as unknown as MantineColorsTuple

/** Ten shades of the property's colours from light to dark; null for the default palette. */
export function brandShades(palette: Palette): { pine: MantineColorsTuple; hay: MantineColorsTuple } | null {
  if (isDefaultPalette(palette)) return null
  return {
    pine: shades(palette.primary, [0.93, 0.85, 0.68, 0.52, 0.38, 0.26, 0.14], [0.15, 0.35]),
    hay: shades(palette.accent, [0.88, 0.75, 0.5, 0.25], [0.12, 0.28, 0.45, 0.58, 0.7]),
  }
}

/** Rules over `tokens.css`; the dark skin keeps its backgrounds and takes the accent. */
function rulesOf({ primary, accent, paper }: Palette): string {
  const light = ":root:is([data-skin='light'], [data-skin='bordered'])"
  return `
    :root { --accent: ${accent} }
    :root:not([data-skin='dark']) {
      --paper: ${paper}; --card: ${mixColours(paper, '#ffffff', 0.6)};
      --card-soft: ${mixColours(paper, primary, 0.05)}; --line: ${mixColours(paper, primary, 0.13)};
    }
    ${light} {
      --side: ${mixColours(paper, '#ffffff', 0.6)}; --side-line: ${mixColours(paper, primary, 0.13)};
      --side-hover: ${mixColours(paper, primary, 0.08)}; --side-active: ${primary}; --side-active-ink: ${paper};
    }
    :root[data-skin='semi-dark'] {
      --side: ${mixColours(primary, '#000000', 0.16)}; --side-line: ${mixColours(primary, '#ffffff', 0.1)};
      --side-hover: ${mixColours(primary, '#ffffff', 0.06)}; --side-active: ${accent};
    }
    :root[data-skin='dark'] { --side-active: ${accent} }`
}

let sheet: CSSStyleSheet | undefined

/** Applies the property's colours to the back office. */
export function applyColours(palette: Palette): void {
  if (!sheet && isDefaultPalette(palette)) return
  if (!sheet) {
    sheet = new CSSStyleSheet()
    document.adoptedStyleSheets.push(sheet)
  }
  sheet.replaceSync(isDefaultPalette(palette) ? '' : rulesOf(palette))
}
