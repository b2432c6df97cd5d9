import { forestRange, range, ridge } from './hills.ts'
import { mix } from '../drawing/colour.ts'
import { behindAir, even, lit, shaded } from '../drawing/mood.ts'
import { between, polygon, type Point } from '../drawing/shape.ts'
import { fill, linear, placed, stroke, type Sheet } from '../drawing/sheet.ts'
import { mist, sky } from './sky.ts'
import { lakeWater } from './water.ts'

/** A lake between wooded hills, the hills mirrored in it. `horizon` and `water` are parts of the height. */
export function shore(
  sheet: Sheet,
  { horizon, water, steep = 1.6 }: { horizon: number; water: number; steep?: number },
): string {
  const { mood, width, height } = sheet
  const far = ridge(sheet, 'far', horizon - 0.06, 0.1 * steep, 2.6, 5)
  const mid = ridge(sheet, 'mid', horizon + 0.02, 0.08, 2.2)
  const wood = ridge(sheet, 'wood', water - 0.05, 0.045, 1.7, 3)
  const level = water * height
  const hills =
    range(sheet, far, 0.95) +
    mist(sheet, horizon + 0.02, 0.05, 0.5) +
    range(sheet, mid, 0.6) +
    forestRange(sheet, wood, 0.36, height * 0.07)
  const shoreTone = behindAir(mood, mood.spruce[1], 0.36)
  const mirrored = `<g transform="translate(0 ${2 * level}) scale(1 -1)" opacity="0.5">${hills}</g>`
  const surface = lakeWater(sheet, `M0 ${level}H${width}V${height}H0Z`, level, height, shoreTone)
  const reeds = fill(
    `M0 ${level - 5}H${width}V${level + 3}H0Z`,
    linear(
      sheet,
      [0, level - 5],
      [0, level + 3],
      [
        [0, mix(shoreTone, mood.haze, 0.2)],
        [1, mix(shoreTone, mood.haze, 0.7)],
      ],
    ),
  )
  const pool = `<clipPath id="pool-${sheet.defs.length}"><rect y="${level}" width="${width}" height="${height - level}"/></clipPath>`
  sheet.defs.push(pool)
  const clip = pool.slice(14, pool.indexOf('"', 14))
  return (
    sky(sheet, horizon, 5) +
    hills +
    surface +
    placed(`<g clip-path="url(#${clip})">${mirrored}</g>`, [0, 0]) +
    reeds
  )
}

/** A jetty of planks that runs out into the water, wide in front. */
export function jetty(sheet: Sheet, near: Point, far: Point, wide: number): string {
  const { mood } = sheet
  const tip = wide * 0.42
  const [a, b]: [Point, Point] = [
    [near[0] - wide / 2, near[1]],
    [near[0] + wide / 2, near[1]],
  ]
  const [c, d]: [Point, Point] = [
    [far[0] + tip / 2, far[1]],
    [far[0] - tip / 2, far[1]],
  ]
  const wood = lit(mood, '#a5835e')
  let marks = ''
  const steps = 20
  for (let index = 0; index < steps; index++) {
    const from = (index / steps) ** 0.7
    const to = ((index + 1) / steps) ** 0.7
    marks += fill(
      polygon([between(a, d, from), between(b, c, from), between(b, c, to), between(a, d, to)]),
      mix(wood, sheet.random.chance(0.5) ? '#6b533c' : '#cdb48c', sheet.random.next() * 0.3),
    )
    marks += stroke(
      `M${between(a, d, to).join(' ')}L${between(b, c, to).join(' ')}`,
      shaded(mood, '#4b3423'),
      3,
      0.55,
    )
  }
  const posts = [0.35, 0.7, 1]
    .flatMap((part) => [between(a, d, part), between(b, c, part)])
    .map(([x, y]) => `M${x} ${y + 46}L${x} ${y - 34}`)
    .join('')
  const edge = polygon([d, c, [c[0], c[1] + 16], [d[0], d[1] + 16]])
  return (
    stroke(posts, shaded(mood, '#5b4330'), 17) +
    marks +
    fill(edge, even(mood, '#5b4330')) +
    stroke(`M${a.join(' ')}L${d.join(' ')}M${b.join(' ')}L${c.join(' ')}`, shaded(mood, '#6b4f38'), 7)
  )
}
