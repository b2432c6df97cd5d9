import type { MadeHere, SchemaBefore } from './schema-before.ts'

/**
 * Judgement of a statement. `harm`: an older program fails, so only a contract step may do it. `doubt`: the text alone
 * does not say; a person who has checked it gives the reason.
 */
export type Verdict = { readonly is: 'harmless' } | { readonly is: 'harm' | 'doubt'; readonly why: string }

export const harmless: Verdict = { is: 'harmless' }
export const harm = (why: string): Verdict => ({ is: 'harm', why })
export const doubt = (why: string): Verdict => ({ is: 'doubt', why })

export interface Surroundings extends MadeHere {
  readonly before: SchemaBefore
}

/** A kind of statement, and what an older program makes of it. */
export interface Rule {
  readonly kind: RegExp
  judge(match: RegExpExecArray, around: Surroundings): Verdict
}

/** Applies the first rule of the kind. */
export function judgeBy(rules: readonly Rule[], text: string, around: Surroundings): Verdict {
  for (const { kind, judge } of rules) {
    const match = kind.exec(text)
    if (match) return judge(match, around)
  }
  return doubt(`no rule knows "${text.slice(0, 60)}"`)
}

/** Columns in the first brackets of a text, as `table.column`; expressions stay what they are. */
export const columnsIn = (table: string, text: string): string[] =>
  (/\(([^]*?)\)/.exec(text)?.[1] ?? '').split(',').map((column) => `${table}.${column.trim().split(' ')[0]}`)
