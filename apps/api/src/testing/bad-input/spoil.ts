import type { Random } from '../../sample/scenes/random.ts'
import { foreignKeys, nastyValues } from './nasty-values.ts'

const pick = <T>(random: Random, list: readonly T[]): T | undefined => list[random.whole(0, list.length - 1)]
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value with one thing wrong somewhere in it: another value, a key that is gone, or one that nobody knows. */
export function spoil(value: unknown, random: Random): unknown {
  if (Array.isArray(value) && value.length > 0 && random.chance(0.8)) {
    const at = random.whole(0, value.length - 1)
    return value.map((item, index) => (index === at ? spoil(item, random) : item))
  }
  if (isObject(value) && Object.keys(value).length > 0 && random.chance(0.9))
    return spoilObject(value, random)
  return pick(random, nastyValues)
}

function spoilObject(value: Record<string, unknown>, random: Random): Record<string, unknown> {
  const keys = Object.keys(value)
  const key = pick(random, keys) ?? ''
  if (random.chance(0.15)) return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key))
  if (random.chance(0.2)) {
    const foreign = pick(random, foreignKeys) ?? 'x'
    return Object.defineProperty({ ...value }, foreign, {
      value: pick(random, nastyValues),
      enumerable: true,
      configurable: true,
    })
  }
  return { ...value, [key]: spoil(value[key], random) }
}
