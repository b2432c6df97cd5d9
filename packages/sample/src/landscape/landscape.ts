import { forestRange, meadowHill, range, ridge, type Ridge } from './hills.ts'
import { ground, grass } from './meadow.ts'
import { behindAir, type Tones } from '../drawing/mood.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { mist, sky } from './sky.ts'
import { birch, linden, spruce } from './trees.ts'

export type Country = {
  /** Where sky and hills meet, part of the height. */
  horizon?: number
  clouds?: number
  /** Fields on the middle slope. */
  fields?: number
  forest?: boolean
  /** Where the ground near the viewer begins, part of the height. */
  floor?: number
  misty?: number
  /** How high the far hills rise, 1 is the hill country, 2 mountains. */
  steep?: number
}

/** The hill country around the farm from the sky down to the nearest ground: the backdrop of most pictures. */
export function hillCountry(sheet: Sheet, options: Country = {}): string {
  const {
    horizon = 0.44,
    clouds = 5,
    fields = 9,
    forest = true,
    floor = 0.64,
    misty = 0.5,
    steep = 1,
  } = options
  const span = floor - horizon
  const far = ridge(
    sheet,
    'far',
    horizon - 0.05 * steep,
    0.11 * steep,
    2.2 + steep * 0.7,
    4 + Math.round(steep),
  )
  const mid = ridge(sheet, 'mid', horizon + span * 0.05, 0.09, 2.6)
  const wood = ridge(sheet, 'wood', horizon + span * 0.32, 0.085, 2.3, 3)
  const slope = ridge(sheet, 'slope', horizon + span * 0.6, 0.075, 1.7, 2)
  const floorLine = floorRidge(sheet, floor)
  return [
    sky(sheet, horizon, clouds),
    range(sheet, far, 0.95),
    mist(sheet, horizon + span * 0.1, 0.06, misty),
    range(sheet, mid, 0.6),
    mist(sheet, horizon + span * 0.32, 0.05, misty * 0.8),
    forest ? forestRange(sheet, wood, 0.5, sheet.height * 0.035) : range(sheet, wood, 0.4),
    meadowHill(sheet, slope, 0.34, fields),
    scatteredTrees(sheet, slope, 16),
    mist(sheet, floor - 0.05, 0.05, misty * 0.55),
    ground(sheet, floorLine),
  ].join('')
}

/** The edge of the nearest ground; things that stand far out on it ask for its height. */
export const floorRidge = (sheet: Sheet, floor: number): Ridge => ridge(sheet, 'floor', floor, 0.02, 1.3, 2)

/** Small trees and copses far out on a slope. */
function scatteredTrees(sheet: Sheet, line: Ridge, count: number): string {
  const { random, mood, width, height } = sheet
  const fade = (tones: Tones): Tones => [
    behindAir(mood, tones[0], 0.35),
    behindAir(mood, tones[1], 0.35),
    behindAir(mood, tones[2], 0.35),
  ]
  const feet = Array.from({ length: count }, () => {
    const x = random.next() * width
    return [x, line(x) + random.between(0.01, 0.07) * height] as const
  }).sort((a, b) => a[1] - b[1])
  return feet
    .map((foot) => {
      const tall = height * random.between(0.025, 0.05)
      return mood.snow || random.chance(0.5)
        ? spruce(sheet, foot, tall * 1.3, fade(mood.spruce))
        : linden(sheet, foot, tall, fade(mood.leaf))
    })
    .join('')
}

/** A wood at the edge of the picture: `from` and `to` in parts of the width, `tall` in parts of the height. */
export function wood(
  sheet: Sheet,
  from: number,
  to: number,
  foot: number,
  tall: number,
  count: number,
  kind: 'spruce' | 'birch' = 'spruce',
): string {
  const { random, width, height } = sheet
  const feet = Array.from(
    { length: count },
    (_, index) => [random.between(from, to) * width, (foot + (index / count - 0.5) * 0.05) * height] as const,
  )
  const grow = kind === 'spruce' ? spruce : birch
  return feet
    .map((at, index) =>
      grow(sheet, at, tall * height * random.between(0.75, 1.15) * (0.85 + (index / count) * 0.25)),
    )
    .join('')
}

/** Grass that closes the lower edge of the picture, or stems in the snow. */
export const foreground = (sheet: Sheet, from = 0.86, density = 1): string => grass(sheet, from, density, 1)
