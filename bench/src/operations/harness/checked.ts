import type { Figure } from '../../run.ts'

/** A condition that must hold on every instance: number of attempts, and number of violations. */
export interface Checked {
  what: string
  tries: number
  violations: number
}

/** Makes the attempts one after the other; `violated` returns whether one went wrong. */
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

/** Repeats the check until it holds; false when it does not within the time. */
export async function within(
  ms: number,
  holds: () => boolean | Promise<boolean>,
  everyMs = 5,
): Promise<boolean> {
  const until = performance.now() + ms
  for (;;) {
    if (await holds()) return true
    if (performance.now() > until) return false
    await delay(everyMs)
  }
}
