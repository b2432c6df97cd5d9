import type { Restriction } from '@dvor/contract/pricing/quotes.ts'

const codes: ReadonlySet<Restriction['code']> = new Set(['too_small', 'too_many_children'])

/** Whether a restriction concerns the size of the party alone: a part of the party could stay in the unit. */
export const isAboutSize = ({ code }: Pick<Restriction, 'code'>): boolean => codes.has(code)
