import { darker, lighter } from '../drawing/colour.ts'
import { groundShadow } from '../landscape/meadow.ts'
import { even, lit, shaded } from '../drawing/mood.ts'
import { pigment } from '../drawing/palette.ts'
import { curve, dab, polygon, type Point, spots } from '../drawing/shape.ts'
import { fill, oval, stroke, type Sheet } from '../drawing/sheet.ts'

function wheel(sheet: Sheet, centre: Point, r: number): string {
  const { mood } = sheet
  const wood = even(mood, '#7d5736')
  const ring = (radius: number, width: number, tone: string): string =>
    `<circle cx="${centre[0]}" cy="${centre[1]}" r="${radius}" fill="none" stroke="${tone}" stroke-width="${width}"/>`
  let spokes = ''
  for (let index = 0; index < 10; index++) {
    const angle = (index / 10) * Math.PI * 2
    spokes += `M${centre.join(' ')}L${centre[0] + Math.cos(angle) * r * 0.9} ${centre[1] + Math.sin(angle) * r * 0.9}`
  }
  return (
    stroke(spokes, wood, r * 0.08) +
    ring(r * 0.9, r * 0.15, wood) +
    ring(r, r * 0.06, shaded(mood, '#3b3532')) +
    oval(centre, r * 0.16, r * 0.16, darker(wood, 0.25))
  )
}

/** A ladder wagon loaded with hay, its shafts to the left; `wide` in pixels. */
export function hayCart(sheet: Sheet, foot: Point, wide: number): string {
  const { mood, random } = sheet
  const [x, y] = foot
  const wood = lit(mood, '#9c6f45')
  const load = curve(
    spots([x, y], wide, [-0.46, -0.3, -0.42, -0.5, -0.2, -0.58, 0.1, -0.6, 0.4, -0.53, 0.5, -0.3, 0, -0.22]),
    true,
  )
  let straw = ''
  let shine = ''
  for (let index = 0; index < 220; index++) {
    const px = x + random.around(0, wide * 0.5)
    const py = y - wide * random.between(0.24, 0.6)
    const touch = dab(px, py, wide * random.between(0.04, 0.09), wide * 0.006, random.around(0.2, 1))
    if (index % 2) straw += touch
    else shine += touch
  }
  const side = polygon(spots([x, y], wide, [-0.46, -0.2, 0.48, -0.2, 0.48, -0.15, -0.46, -0.15]))
  let rungs = `M${x - wide * 0.5} ${y - wide * 0.36}L${x + wide * 0.52} ${y - wide * 0.36}`
  for (let part = -0.44; part < 0.5; part += 0.088)
    rungs += `M${x + part * wide} ${y - wide * 0.17}L${x + part * wide * 1.05} ${y - wide * 0.38}`
  const shaft = stroke(
    curve([
      [x - wide * 0.46, y - wide * 0.17],
      [x - wide * 0.8, y - wide * 0.2],
      [x - wide * 1.22, y - wide * 0.34],
    ]),
    shaded(mood, '#7d5736'),
    wide * 0.022,
  )
  return (
    groundShadow(sheet, x, y, wide * 1.3) +
    shaft +
    fill(load, even(mood, '#c99c46')) +
    fill(straw, lit(mood, '#efce77')) +
    fill(shine, shaded(mood, '#a57a34'), 0.7) +
    fill(side, wood) +
    stroke(rungs, lighter(wood, 0.1), wide * 0.017) +
    wheel(sheet, [x - wide * 0.3, y - wide * 0.12], wide * 0.13) +
    wheel(sheet, [x + wide * 0.32, y - wide * 0.14], wide * 0.15)
  )
}

/** A wooden sledge going down to the left. */
export function sledge(sheet: Sheet, foot: Point, wide: number): string {
  const { mood } = sheet
  const [x, y] = foot
  const wood = lit(mood, '#a8753f')
  const runner = (lift: number): string =>
    curve([
      [x + wide * 0.5, y - lift],
      [x - wide * 0.4, y - lift],
      [x - wide * 0.56, y - lift - wide * 0.09],
      [x - wide * 0.5, y - lift - wide * 0.2],
    ])
  const struts = [-0.3, 0, 0.34]
    .map((part) => `M${x + part * wide} ${y}L${x + part * wide} ${y - wide * 0.16}`)
    .join('')
  const seat = polygon(spots([x, y], wide, [-0.44, -0.21, 0.46, -0.21, 0.48, -0.14, -0.46, -0.14]))
  return (
    oval([x, y + 3], wide * 0.6, wide * 0.05, mood.meadow[0], 0.7) +
    stroke(runner(wide * 0.05), shaded(mood, '#6b4a2e'), wide * 0.04) +
    stroke(struts + runner(0), wood, wide * 0.045) +
    fill(seat, lighter(wood, 0.15)) +
    stroke(
      `M${x - wide * 0.5} ${y - wide * 0.2}Q${x - wide * 0.3} ${y - wide * 0.36} ${x - wide * 0.12} ${y - wide * 0.3}`,
      shaded(mood, pigment.barn),
      wide * 0.018,
    )
  )
}

/** A wicker basket with a handle and round things in it. */
export function basket(
  sheet: Sheet,
  foot: Point,
  wide: number,
  colours: readonly [string, ...string[]],
): string {
  const { mood, random } = sheet
  const [x, y] = foot
  const tall = wide * 0.5
  const body = curve(
    [
      [x - wide * 0.5, y - tall],
      [x - wide * 0.46, y - tall * 0.4],
      [x - wide * 0.38, y],
      [x, y + wide * 0.05],
      [x + wide * 0.38, y],
      [x + wide * 0.46, y - tall * 0.4],
      [x + wide * 0.5, y - tall],
      [x, y - tall * 0.84],
    ],
    true,
  )
  let weave = ''
  for (let row = 0; row < 5; row++)
    for (let part = -0.44; part < 0.44; part += 0.085)
      weave += dab(
        x + (part + (row % 2) * 0.042) * wide * (1 - row * 0.035),
        y - tall * 0.86 + row * tall * 0.19 + (1 - (part * 2) ** 2) * wide * 0.05,
        wide * 0.085,
        wide * 0.03,
        0.1,
      )
  let content = ''
  for (let index = 0; index < 18; index++) {
    const at: Point = [x + random.around(0, wide * 0.4), y - tall - random.between(-0.05, 0.22) * wide]
    const tone = lit(mood, random.pick(colours))
    content +=
      oval(at, wide * 0.1, wide * 0.085, darker(tone, 0.25)) +
      oval([at[0] - wide * 0.015, at[1] - wide * 0.02], wide * 0.075, wide * 0.055, lighter(tone, 0.15))
  }
  const hoop = curve(spots([x, y], [wide, tall], [-0.46, -1, -0.4, -2.1, 0, -2.65, 0.4, -2.1, 0.46, -1]))
  return (
    groundShadow(sheet, x, y, wide * 1.2) +
    stroke(hoop, shaded(mood, '#8a6238'), wide * 0.05) +
    oval([x, y - tall], wide * 0.5, wide * 0.11, shaded(mood, '#5b4028')) +
    content +
    fill(body, even(mood, '#a5773f')) +
    fill(weave, lit(mood, '#d3a561')) +
    stroke(
      curve([
        [x - wide * 0.5, y - tall],
        [x, y - tall * 0.8],
        [x + wide * 0.5, y - tall],
      ]),
      lit(mood, '#c08f4e'),
      wide * 0.05,
    )
  )
}

/** A wooden trough with hay for the sheep. */
export function trough(sheet: Sheet, foot: Point, wide: number): string {
  const { mood, random } = sheet
  const [x, y] = foot
  const front = polygon(spots([x, y], wide, [-0.5, -0.26, 0.5, -0.26, 0.46, -0.08, -0.46, -0.08]))
  const legs = [-0.4, 0.36]
    .map((part) =>
      polygon([
        [x + part * wide, y - wide * 0.1],
        [x + (part + 0.05) * wide, y - wide * 0.1],
        [x + (part + 0.06) * wide, y],
        [x + (part - 0.01) * wide, y],
      ]),
    )
    .join('')
  let straw = ''
  for (let index = 0; index < 120; index++)
    straw += dab(
      x + random.around(0, wide * 0.48),
      y - wide * random.between(0.24, 0.36),
      wide * 0.13,
      wide * 0.012,
      random.around(0, 0.8),
    )
  return (
    groundShadow(sheet, x, y, wide * 1.1) +
    fill(legs, shaded(mood, pigment.logDark)) +
    fill(straw, lit(mood, '#e3c069')) +
    fill(front, even(mood, '#8f6a45')) +
    stroke(`M${x - wide * 0.48} ${y - wide * 0.17}H${x + wide * 0.48}`, shaded(mood, '#5b4028'), 3, 0.6)
  )
}
