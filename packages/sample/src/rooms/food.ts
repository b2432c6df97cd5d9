import { darker, lighter } from '../drawing/colour.ts'
import { blob } from '../landscape/foliage.ts'
import { lit, shaded } from '../drawing/mood.ts'
import { pigment } from '../drawing/palette.ts'
import { type Point, curve, dab, spots } from '../drawing/shape.ts'
import { type Sheet, clipped, fill, oval, radial, stroke } from '../drawing/sheet.ts'
import { tableShadow } from './still-life.ts'

/** A round loaf: dark crust, floury scores. `half` is its half width. */
export function loaf(sheet: Sheet, centre: Point, half: number): string {
  const { random, mood } = sheet
  const [x, y] = centre
  const shape = curve(
    spots(
      [x, y],
      half,
      [-1, 0, -0.86, -0.42, -0.4, -0.72, 0.1, -0.76, 0.66, -0.55, 1, -0.05, 0.8, 0.2, 0, 0.29, -0.8, 0.2],
    ),
    true,
  )
  const paint = radial(sheet, [x - half * 0.25, y - half * 0.5], half * 1.35, [
    [0, lit(mood, '#e0a75c')],
    [0.4, lit(mood, pigment.crust)],
    [0.8, shaded(mood, '#9a5424')],
    [1, shaded(mood, '#6b3517')],
  ])
  let scores = ''
  let flour = ''
  for (let index = -1; index <= 1; index++) {
    const cx = x + index * half * 0.42
    scores += dab(cx, y - half * 0.36, half * 0.62, half * 0.13, 1.2 + index * 0.1)
  }
  for (let index = 0; index < 60; index++)
    flour += dab(
      x + random.around(0, half * 0.8),
      y - half * 0.3 + random.around(0, half * 0.4),
      half * 0.05,
      half * 0.02,
      random.between(0, 3),
    )
  return (
    tableShadow(sheet, [x, y + half * 0.2], half) +
    fill(shape, paint) +
    clipped(
      sheet,
      shape,
      fill(scores, '#f3d9a4', 0.9) +
        stroke(scores, '#7a4320', half * 0.02, 0.6) +
        fill(flour, '#fff4dc', 0.7),
    )
  )
}

/** A slice of bread, crust around a soft middle. */
export function slice(sheet: Sheet, centre: Point, half: number, turn = 0): string {
  const { random, mood } = sheet
  const [x, y] = centre
  const outline = (size: number): string =>
    curve(
      [
        [-1, 0.25],
        [-0.95, -0.35],
        [-0.5, -0.62],
        [0.1, -0.66],
        [0.7, -0.5],
        [1, -0.1],
        [0.92, 0.34],
        [0, 0.48],
        [-0.8, 0.42],
      ].map(([px = 0, py = 0]): Point => [
        x + (px * Math.cos(turn) - py * Math.sin(turn)) * half * size,
        y + (px * Math.sin(turn) + py * Math.cos(turn)) * half * size,
      ]),
      true,
    )
  let holes = ''
  for (let index = 0; index < 26; index++)
    holes += dab(
      x + random.around(0, half * 0.75),
      y + random.around(0, half * 0.38),
      half * 0.07,
      half * 0.035,
      random.between(0, 3),
    )
  return (
    tableShadow(sheet, [x, y + half * 0.3], half * 0.9) +
    fill(outline(1), lit(mood, '#9a5a2a')) +
    fill(outline(0.9), lit(mood, '#efd9ad')) +
    fill(holes, '#c79e63', 0.55)
  )
}

/** An egg lying or standing. */
export function egg(sheet: Sheet, centre: Point, half: number, colour: string): string {
  const [x, y] = centre
  const shape = curve(
    spots([x, y], half, [0, -1.3, 0.72, -0.5, 0.92, 0.3, 0.5, 0.95, -0.5, 0.95, -0.92, 0.3, -0.72, -0.5]),
    true,
  )
  const tone = lit(sheet.mood, colour)
  const paint = radial(sheet, [x - half * 0.3, y - half * 0.3], half * 1.8, [
    [0, lighter(tone, 0.6)],
    [0.45, tone],
    [1, darker(tone, 0.35)],
  ])
  return fill(shape, paint)
}

/** A heap of berries or other small round things, uneven as they fall. */
export function heap(
  sheet: Sheet,
  centre: Point,
  half: number,
  tall: number,
  size: number,
  colours: readonly [string, ...string[]],
): string {
  const { random, mood } = sheet
  const base = blob(sheet, [centre[0], centre[1] - tall * 0.3], half * 0.82, tall * 0.5)
  let marks = fill(base, shaded(mood, darker(colours[0], 0.4)))
  for (let index = 0; index < (half * tall * 2.6) / (size * size); index++) {
    const part = random.next()
    const at: Point = [centre[0] + random.around(0, half * 0.95) * (1 - part * 0.5), centre[1] - part * tall]
    const tone = lit(mood, random.pick(colours))
    marks +=
      oval(at, size, size * 0.96, darker(tone, random.between(0.05, 0.35))) +
      oval([at[0] - size * 0.25, at[1] - size * 0.3], size * 0.35, size * 0.28, lighter(tone, 0.55), 0.7)
  }
  return marks
}
