import type { Figure } from '../run.ts'

/** Something that must hold on every instance: how often it was tried, and how often it did not hold. */
export interface Checked {
  what: string
  tries: number
  violations: number
}

/** Tries one after the other; `violated` says of each whether it went wrong. */
export async function tried(
  what: string,
  tries: number,
  violated: (index: number) => Promise<boolean>,
): Promise<Checked> {
  let violations = 0
  for (let index = 0; index < tries; index++) if (await violated(index)) violations++
  return { what, tries, violations }
}

export const figureOf = ({ what, tries, violations }: Checked): Figure => ({
  what,
  value: `${violations} violations in ${tries}`,
  bar: '0',
  holds: violations === 0,
})

export const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Asks until it holds; false when it does not within the time. */
export async function within(ms: number, holds: () => boolean | Promise<boolean>): Promise<boolean> {
  const until = performance.now() + ms
  for (;;) {
    if (await holds()) return true
    if (performance.now() > until) return false
    await delay(5)
  }
}
