/** A stretch of text in one font; the document's own where none is named. */
export interface FontRun {
  text: string
  font?: string
}

/** Tells whether the document's own font has a letter, and which other font has it (null: none). */
export interface Letters {
  has(letter: string): boolean
  fontWith(letter: string): string | null
}

const emoji =
  /\p{RGI_Emoji}|[\p{Extended_Pictographic}\u{1F3FB}-\u{1F3FF}\u{1F1E6}-\u{1F1FF}]|\uFE0F|\u20E3/gv

/** Text without emoji, which no font of a document has; one that is drawn as a sign (©, ™) stays. */
export const withoutEmoji = (text: string, { has }: Pick<Letters, 'has'>): string =>
  text
    .replaceAll(emoji, (sequence) =>
      [...sequence].filter((letter) => letter !== '\uFE0F' && has(letter)).join(''),
    )
    .replaceAll(/(?<=\S) {2,}(?=\S)/g, ' ')

const rightToLeft =
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFE]+(?: [\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFE]+)+/g

/**
 * A text by the fonts that have its letters. Words that are read from the right come in the order in which a line from
 * the left draws them; the letters of a word are turned by its font.
 */
export function fontRuns(text: string, letters: Letters): FontRun[] {
  const ordered = withoutEmoji(text, letters).replaceAll(rightToLeft, (words) =>
    words.split(' ').toReversed().join(' '),
  )
  const runs: FontRun[] = []
  for (const letter of ordered) {
    const last = runs.at(-1)
    const font = fontOf(letter, letters, last?.font)
    if (last && last.font === font) last.text += letter
    else runs.push({ text: letter, ...(font && { font }) })
  }
  return runs
}

/** Marks and joiners stay with the letter before them. */
function fontOf(letter: string, { has, fontWith }: Letters, before: string | undefined): string | undefined {
  if (before && /[\p{M}\u200C\u200D]/u.test(letter)) return before
  return has(letter) ? undefined : (fontWith(letter) ?? undefined)
}
