import { darker, lighter, mix } from '../drawing/colour.ts'
import { blob } from './foliage.ts'
import { even } from '../drawing/mood.ts'
import { type Point, dab, limb, polygon, spots } from '../drawing/shape.ts'
import { type Sheet, clipped, fill, glow, linear } from '../drawing/sheet.ts'

/** Falling water between mossy rocks, from `top` to `foot`. */
export function waterfall(sheet: Sheet, top: Point, foot: Point, wide: number): string {
  const { random, mood } = sheet
  const shape = limb([
    [top[0], top[1], wide * 0.55],
    [(top[0] + foot[0]) / 2 - wide * 0.1, (top[1] + foot[1]) / 2, wide * 0.72],
    [foot[0], foot[1], wide],
  ])
  const water = mix(even(mood, '#a8cdd0'), '#ffffff', 0.35)
  let veils = ''
  for (let index = 0; index < 90; index++) {
    const part = random.next()
    const spread = wide * (0.26 + part * 0.2)
    veils += dab(
      top[0] + (foot[0] - top[0]) * part + random.around(0, spread),
      top[1] + (foot[1] - top[1]) * part,
      wide * random.between(0.3, 0.9),
      wide * 0.03,
      Math.PI / 2 + random.around(0, 0.06),
    )
  }
  let spray = ''
  for (let index = 0; index < 12; index++)
    spray += glow(
      sheet,
      [foot[0] + random.around(0, wide * 0.8), foot[1] + random.around(0, wide * 0.16)],
      wide * random.between(0.3, 0.6),
      '#ffffff',
      0.4,
      0.6,
    )
  return (
    fill(
      shape,
      linear(sheet, top, foot, [
        [0, mix(water, mood.sky[1], 0.4)],
        [0.5, water],
        [1, '#fbffff'],
      ]),
    ) +
    clipped(
      sheet,
      shape,
      fill(veils, '#ffffff', 0.75) +
        fill(
          limb([
            [top[0] + wide * 0.1, top[1], 8],
            [foot[0] + wide * 0.12, foot[1], 14],
          ]),
          even(mood, '#6f9a9c'),
          0.5,
        ),
    ) +
    spray
  )
}

/** A boulder with moss on its back. */
export function boulder(sheet: Sheet, foot: Point, half: number, colour = '#857f76'): string {
  const { random, mood } = sheet
  const [x, y] = foot
  const shape = polygon([
    [x - half, y],
    [x - half * random.between(0.85, 1), y - half * 0.5],
    [x - half * 0.5, y - half * random.between(0.9, 1.15)],
    [x + half * 0.2, y - half * random.between(0.95, 1.25)],
    [x + half * 0.8, y - half * 0.7],
    [x + half, y - half * 0.15],
    [x + half * 0.9, y + half * 0.06],
    [x, y + half * 0.12],
  ])
  const tone = even(mood, mix(colour, random.pick(['#6f6a66', '#a2937d', '#7c7f7d']), 0.4))
  const facet = polygon(spots([x, y], half, [-0.5, -1, 0.2, -1.05, 0.1, -0.55, -0.6, -0.5]))
  let moss = ''
  for (let index = 0; index < 26; index++)
    moss += dab(
      x + random.around(-half * 0.1, half * 0.7),
      y - half * random.between(0.75, 1.05),
      half * 0.26,
      half * 0.09,
      random.around(0, 0.4),
    )
  return (
    fill(
      shape,
      linear(
        sheet,
        [x - half, y - half],
        [x + half, y],
        [
          [0, lighter(tone, 0.3)],
          [0.5, tone],
          [1, darker(tone, 0.4)],
        ],
      ),
    ) +
    clipped(
      sheet,
      shape,
      fill(facet, lighter(tone, 0.35), 0.4) +
        (mood.snow
          ? fill(blob(sheet, [x, y - half], half * 0.9, half * 0.35), mood.meadow[2])
          : fill(moss, even(mood, '#7a8a45'), 0.85)),
    )
  )
}
