import { foreignKeys, nastyValues } from './nasty-values.ts'
import type { Source } from './schema-values.ts'

type Chance = Pick<Source, 'random' | 'decks'>

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value with one fault at a random place: another value, a missing key, or an unknown one. */
export function spoil(value: unknown, chance: Chance): unknown {
  const { random, decks } = chance
  if (Array.isArray(value) && value.length > 0 && random.chance(0.8)) {
    const at = random.whole(0, value.length - 1)
    return value.map((item, index) => (index === at ? spoil(item, chance) : item))
  }
  if (isObject(value) && Object.keys(value).length > 0 && random.chance(0.9))
    return spoilObject(value, chance)
  return decks.deal(nastyValues, random)
}

function spoilObject(value: Record<string, unknown>, chance: Chance): Record<string, unknown> {
  const { random, decks } = chance
  const keys = Object.keys(value)
  const key = keys[random.whole(0, keys.length - 1)] ?? ''
  if (random.chance(0.15)) return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key))
  if (random.chance(0.2)) {
    const foreign = decks.deal(foreignKeys, random) ?? 'x'
    return Object.defineProperty({ ...value }, foreign, {
      value: decks.deal(nastyValues, random),
      enumerable: true,
      configurable: true,
    })
  }
  return { ...value, [key]: spoil(value[key], chance) }
}
