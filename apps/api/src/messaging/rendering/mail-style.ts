import { inkColour, mixColours, type Palette } from '@dvor/contract/values/palette.ts'

/** The property's colours as mail programs need them: inline and in full. */
export interface MailColours {
  readonly field: string
  readonly paper: string
  readonly card: string
  readonly pine: string
  readonly hay: string
  readonly ink: string
  readonly soft: string
  readonly line: string
}

/** Colours of an e-mail from the palette of the settings. */
export function mailColours({ primary, accent, paper }: Palette): MailColours {
  return {
    field: mixColours(paper, primary, 0.06),
    paper,
    card: '#ffffff',
    pine: primary,
    hay: accent,
    ink: inkColour,
    soft: '#5c6259',
    line: mixColours(paper, primary, 0.14),
  }
}

/** Fonts that all machines have, because mail programs load none. */
export const fonts = {
  display: "Georgia,'Times New Roman',serif",
  text: "Arial,'Helvetica Neue',Helvetica,sans-serif",
} as const

/** Breaks an address that is longer than a phone is wide; otherwise it widens the whole e-mail. */
export const breakLong = 'word-break:break-word'

function stylesIn(colours: MailColours): Record<string, string> {
  const heading = `font-family:${fonts.display};color:${colours.pine};font-weight:600;margin:0 0 14px`
  return {
    p: `margin:0 0 16px;${breakLong}`,
    h2: `${heading};font-size:25px;line-height:1.25`,
    h3: `${heading};font-size:20px;line-height:1.3`,
    h4: `${heading};font-size:17px;line-height:1.35`,
    ul: 'margin:0 0 16px;padding-left:22px',
    ol: 'margin:0 0 16px;padding-left:22px',
    li: `margin:0 0 6px;${breakLong}`,
    a: `color:${colours.pine};text-decoration:underline`,
    blockquote: `margin:0 0 16px;padding:4px 0 4px 16px;border-left:3px solid ${colours.hay};${breakLong}`,
    hr: `border:0;border-top:1px solid ${colours.line};margin:22px 0`,
    table: 'border-collapse:collapse;width:100%;margin:0 0 16px',
    td: `padding:8px;border-bottom:1px solid ${colours.line};text-align:left`,
    th: `padding:8px;border-bottom:1px solid ${colours.line};text-align:left`,
    img: 'max-width:100%;height:auto;border-radius:10px',
  }
}

/** The editable text with inline styles on each of its tags; saved texts have no styles of their own. */
export function styledBody(html: string, colours: MailColours): string {
  const styles = stylesIn(colours)
  return html.replace(/<([a-z][a-z0-9]*)(?=[\s/>])/g, (tag, name: string) => {
    const style = styles[name]
    return style ? `${tag} style="${style}"` : tag
  })
}
