import type { SourceTexts } from './style-rules.ts'
import type { Violation } from './violation.ts'

/** Where the languages of guests are listed. */
const LIST = 'packages/format/src/languages.ts'

/** Code that speaks to guests. */
const GUEST_FACING =
  /^(apps\/(site\/app|api\/src|server\/src)|packages\/(booking|client|contract|format|texts|ui)\/src)\/(?!.*(\.test\.|testing\/))/

/**
 * Finds comparisons with the code of a language: each is a place that a further language would have to touch, and that
 * shows the wrong one until somebody does.
 */
export function findLanguageComparisons(sources: SourceTexts): Violation[] {
  const codes = Array.from((sources.get(LIST) ?? '').matchAll(/^  (\w{2}): \{/gm), ([, code = '']) => code)
  if (codes.length === 0) return []
  const any = `'(${codes.join('|')})'`
  const comparison = new RegExp(`[=!]==?\\s*${any}|${any}\\s*[=!]==?|case ${any}:`)
  return [...sources]
    .filter(([path, text]) => GUEST_FACING.test(path) && comparison.test(text))
    .map(([path, text]) => ({
      path,
      message: `compares with ${comparison.exec(text)?.[0]}; let each language say it (packages/texts, packages/format)`,
    }))
}
