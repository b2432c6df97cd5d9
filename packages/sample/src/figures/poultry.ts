import type { Place } from './animals.ts'
import { darker, lighter } from '../drawing/colour.ts'
import { groundShadow } from '../landscape/meadow.ts'
import { lit } from '../drawing/mood.ts'
import { type Point, along, blade, curve, dab, polygon } from '../drawing/shape.ts'
import { type Sheet, fill, linear, oval } from '../drawing/sheet.ts'

/** A hen that walks and pecks. */
export function hen(
  sheet: Sheet,
  foot: Point,
  tall: number,
  colour: string,
  facing: 'left' | 'right',
): string {
  const { mood } = sheet
  const sign = facing === 'right' ? 1 : -1
  const at: Place = (px, py) => [foot[0] + sign * px * tall, foot[1] + py * tall]
  const body = curve(
    along(
      at,
      [
        -0.62, -0.95, -0.4, -0.6, 0, -0.62, 0.26, -0.95, 0.4, -1, 0.5, -0.88, 0.46, -0.5, 0.2, -0.24, -0.2,
        -0.24, -0.5, -0.5,
      ],
    ),
    true,
  )
  const wing = curve(along(at, [-0.4, -0.55, 0, -0.56, 0.18, -0.44, -0.08, -0.32, -0.36, -0.42]), true)
  const tone = lit(mood, colour)
  return (
    groundShadow(sheet, foot[0], foot[1], tall) +
    fill(
      blade(at(-0.06, 0), at(-0.04, -0.34), tall * 0.06) + blade(at(0.1, 0), at(0.08, -0.34), tall * 0.06),
      lit(mood, '#d99b3a'),
    ) +
    fill(
      body,
      linear(sheet, at(0, -1), at(0, -0.2), [
        [0, lighter(tone, 0.2)],
        [1, darker(tone, 0.35)],
      ]),
    ) +
    fill(wing, darker(tone, 0.28), 0.7) +
    fill(
      dab(...at(0.4, -1.04), tall * 0.2, tall * 0.12, 0) +
        dab(...at(0.5, -0.8), tall * 0.1, tall * 0.06, 1.5),
      lit(mood, '#c23b2c'),
    ) +
    fill(polygon([at(0.5, -0.94), at(0.62, -0.88), at(0.49, -0.85)]), lit(mood, '#e0a03c')) +
    oval(at(0.42, -0.92), tall * 0.025, tall * 0.025, '#1c1613')
  )
}
