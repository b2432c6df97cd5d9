import { darker, lighter } from '../drawing/colour.ts'
import { lit } from '../drawing/mood.ts'
import { type Outlook, outlook } from './outlook.ts'
import { type Point, curve, polygon } from '../drawing/shape.ts'
import { type Sheet, fill, glow, linear, oval, stroke, whole } from '../drawing/sheet.ts'
import { type View, face } from '../drawing/space.ts'
import { tableShadow } from './still-life.ts'

/** A wall for still lifes: flat, straight before the viewer, 100 pixels to the metre upwards from `foot`. */
export const flatView =
  (foot: number): View =>
  ([x, y]) => [x * 100, foot - y * 100]

/** The corner that still lifes stand in: a limed wall with a window, and a table that reaches to the lower edge. */
export function tableCorner(
  sheet: Sheet,
  edge: number,
  wall: string,
  wood: string,
  window?: Omit<Outlook, 'mood'> & { mood: Outlook['mood'] },
): string {
  const { width, height } = sheet
  const tone = lit(sheet.mood, wall)
  const on = face(flatView(edge), [0, 0, 0], [1, 0, 0], [0, 1, 0], 16, 8, 0.85)
  const back = linear(
    sheet,
    [0, 0],
    [width, edge],
    [
      [0, lighter(tone, 0.3)],
      [0.6, tone],
      [1, darker(tone, 0.22)],
    ],
  )
  return (
    whole(sheet, back) +
    (window === undefined ? '' : outlook(sheet, on, window)) +
    tableTop(sheet, edge, wood) +
    glow(sheet, [width * 0.25, height * 0.2], width * 0.6, '#fff2cf', 0.3)
  )
}

/** Planks that run towards the viewer, with their grain. */
export function tableTop(sheet: Sheet, edge: number, wood: string): string {
  const { random, width, height } = sheet
  const tone = lit(sheet.mood, wood)
  const paint = linear(
    sheet,
    [0, edge],
    [0, height],
    [
      [0, lighter(tone, 0.28)],
      [0.25, tone],
      [1, darker(tone, 0.3)],
    ],
  )
  const vanish: Point = [width / 2, edge - 900]
  const down = (x: number): Point => [
    vanish[0] + (x - vanish[0]) * ((height - vanish[1]) / (edge - vanish[1])),
    height + 4,
  ]
  let planks = ''
  let seams = ''
  let grain = ''
  for (let x = -500; x < width + 500;) {
    const wide = random.between(120, 190)
    const quad = polygon([[x, edge], [x + wide, edge], down(x + wide), down(x)])
    planks += fill(quad, random.chance(0.5) ? darker(tone, 0.4) : lighter(tone, 0.4), random.next() * 0.22)
    seams += `M${x} ${edge}L${down(x).join(' ')}`
    for (let line = 0; line < 7; line++) {
      const from = x + random.next() * wide
      const [bx, by] = down(from)
      const [start, end] = [random.next() * 0.6, random.between(0.6, 1)]
      grain += curve([
        [from + (bx - from) * start, edge + (by - edge) * start],
        [
          from + (bx - from) * ((start + end) / 2) + random.around(0, 6),
          edge + (by - edge) * ((start + end) / 2),
        ],
        [from + (bx - from) * end, edge + (by - edge) * end],
      ])
    }
    x += wide
  }
  return (
    fill(`M0 ${edge}H${width}V${height}H0Z`, paint) +
    planks +
    stroke(grain, darker(tone, 0.45), 2.2, 0.35) +
    stroke(seams, darker(tone, 0.6), 4, 0.7) +
    fill(`M0 ${edge}H${width}V${edge + 7}H0Z`, lighter(tone, 0.5), 0.6)
  )
}

/** A linen runner with a stitched red border, lying over the table. */
export function runner(
  sheet: Sheet,
  corners: readonly [Point, Point, Point, Point],
  colour = '#f4ead6',
  border = '#9e3b2c',
): string {
  const [a, b, c, d] = corners
  const across = (v: number): readonly [Point, Point] => [
    [a[0] + (d[0] - a[0]) * v, a[1] + (d[1] - a[1]) * v],
    [b[0] + (c[0] - b[0]) * v, b[1] + (c[1] - b[1]) * v],
  ]
  const shape = polygon(corners)
  let marks = fill(
    shape,
    linear(sheet, a, c, [
      [0, lighter(lit(sheet.mood, colour), 0.3)],
      [1, darker(lit(sheet.mood, colour), 0.12)],
    ]),
  )
  for (const v of [0.06, 0.1, 0.9, 0.94]) {
    const [left, right] = across(v)
    marks += `<g stroke-dasharray="14 8">${stroke(`M${left.join(' ')}L${right.join(' ')}`, lit(sheet.mood, border), 5, 0.85)}</g>`
  }
  return (
    fill(
      polygon([
        [a[0] - 6, a[1] + 4],
        [b[0] + 10, b[1] + 4],
        [c[0] + 16, c[1] + 12],
        [d[0] - 10, d[1] + 12],
      ]),
      '#2a1d16',
      0.25,
    ) + marks
  )
}

/** A round plate with a painted rim, in perspective. */
export function plate(sheet: Sheet, centre: Point, half: number, rim = '#7fa3b5', flat = 0.36): string {
  const [x, y] = centre
  return (
    tableShadow(sheet, [x, y + half * 0.1], half * 0.9) +
    oval([x, y + half * 0.05], half, half * flat, '#b9ab95') +
    oval(centre, half, half * flat, '#fdf8ec') +
    `<ellipse cx="${x}" cy="${y}" rx="${half * 0.93}" ry="${half * flat * 0.92}" fill="none" stroke="${rim}" stroke-width="${half * 0.045}"/>` +
    oval([x, y + half * 0.02], half * 0.7, half * flat * 0.68, '#eee3cf') +
    oval([x + half * 0.02, y + half * 0.035], half * 0.68, half * flat * 0.64, '#fbf4e4')
  )
}
