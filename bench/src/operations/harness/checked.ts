import type { Figure } from '../../run.ts'

/** A condition that must hold on every instance: number of attempts, and number of violations. */
export interface Checked {
  what: string
  tries: number
  violations: number
}

/** Makes the attempts one after the other; `violated` returns whether one went wrong. */
export async function tried(what: string, tries: number, violated: (index: number) => Promise<boolean>) {
  let violations = 0
  for (let index = 0; index < tries; index++) if (await violated(index)) violations++
  return { what, tries, violations }
}

export const figureOf = ({ what, tries, violations }: Checked): Figure =>
  figure(what, `${violations} violations in ${tries}`, '0', violations === 0)

export const figure = (what: string, value: string, bar: string, holds: boolean) => ({
  what,
  value,
  bar,
  holds,
})
