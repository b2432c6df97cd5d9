import { lighter } from '../drawing/colour.ts'
import { tufts } from '../landscape/meadow.ts'
import { even, lit, shaded } from '../drawing/mood.ts'
import { pigment } from '../drawing/palette.ts'
import { type Point, limb, polygon, spots } from '../drawing/shape.ts'
import { type Sheet, fill, stroke } from '../drawing/sheet.ts'

/** A viewing tower of timber with stairs inside its legs. */
export function viewingTower(sheet: Sheet, foot: Point, tall: number): string {
  const { mood } = sheet
  const [x, y] = foot
  const half = (part: number): number => tall * (0.13 - part * 0.055)
  const timber = lit(mood, '#9a6f45')
  const dark = shaded(mood, '#6b4a2e')
  const levels = [0, 0.22, 0.44, 0.66, 0.84]
  const leg = (side: number, inset: number, tone: string, wide: number): string =>
    fill(
      limb([
        [x + side * half(0) * inset, y, wide],
        [x + side * half(0.84) * inset, y - tall * 0.84, wide * 0.8],
      ]),
      tone,
    )
  let frame = leg(-1, 0.55, dark, tall * 0.014) + leg(1, 0.55, dark, tall * 0.014)
  for (let index = 0; index < levels.length - 1; index++) {
    const [low, high] = [levels[index] ?? 0, levels[index + 1] ?? 0]
    const [a, b] = [half(low), half(high)]
    const flip = index % 2 ? 1 : -1
    frame += stroke(
      `M${x - a} ${y - low * tall}L${x + b} ${y - high * tall}M${x + a} ${y - low * tall}L${x - b} ${y - high * tall}`,
      timber,
      tall * 0.009,
      0.9,
    )
    frame += fill(
      limb([
        [x + flip * a * 0.7, y - low * tall, tall * 0.022],
        [x - flip * b * 0.7, y - high * tall, tall * 0.022],
      ]),
      dark,
    )
    frame += fill(
      polygon([
        [x - b * 1.12, y - high * tall],
        [x + b * 1.12, y - high * tall],
        [x + b * 1.12, y - high * tall + tall * 0.012],
        [x - b * 1.12, y - high * tall + tall * 0.012],
      ]),
      timber,
    )
  }
  return (
    frame +
    leg(-1, 1, timber, tall * 0.02) +
    leg(1, 1, lighter(timber, 0.2), tall * 0.02) +
    lookout(sheet, [x, y - tall * 0.84], half(0.84) * 1.7, tall) +
    tufts(sheet, [x - half(0) * 1.2, y], [x + half(0) * 1.2, y], tall * 0.03)
  )
}

/** The roofed gallery on top of the tower, with its flag. */
function lookout(sheet: Sheet, [x, top]: Point, deck: number, tall: number): string {
  const { mood } = sheet
  const [timber, dark] = [lit(mood, '#9a6f45'), shaded(mood, '#6b4a2e')]
  let rails = ''
  for (let part = -1; part <= 1.01; part += 0.125) rails += `M${x + part * deck} ${top}V${top - tall * 0.055}`
  const gallery =
    fill(polygon(spots([x, top], [deck, tall], [-1, 0, 1, 0, 0.86, 0.022, -0.86, 0.022])), dark) +
    stroke(`${rails}M${x - deck} ${top - tall * 0.055}H${x + deck}`, timber, tall * 0.008)
  const posts = [-0.7, 0.7].map((part) => `M${x + part * deck} ${top}V${top - tall * 0.12}`).join('')
  const roof = polygon([
    [x - deck * 1.2, top - tall * 0.11],
    [x, top - tall * 0.2],
    [x + deck * 1.2, top - tall * 0.11],
  ])
  return (
    stroke(posts, timber, tall * 0.012) +
    gallery +
    fill(roof, even(mood, '#6b4a38')) +
    stroke(`M${x} ${top - tall * 0.2}V${top - tall * 0.26}`, dark, tall * 0.006) +
    fill(
      polygon([
        [x, top - tall * 0.26],
        [x + tall * 0.05, top - tall * 0.247],
        [x, top - tall * 0.234],
      ]),
      lit(mood, pigment.barn),
    )
  )
}

/** A signpost of two arms beside a path. */
export function signpost(sheet: Sheet, foot: Point, tall: number): string {
  const { mood } = sheet
  const [x, y] = foot
  const wood = lit(mood, pigment.pineWood)
  const arm = (level: number, sign: number, mark: string): string => {
    const top = y - tall * level
    return (
      fill(
        polygon([
          [x - sign * tall * 0.06, top],
          [x + sign * tall * 0.4, top],
          [x + sign * tall * 0.5, top + tall * 0.065],
          [x + sign * tall * 0.4, top + tall * 0.13],
          [x - sign * tall * 0.06, top + tall * 0.13],
        ]),
        wood,
      ) +
      fill(
        polygon([
          [x + sign * tall * 0.04, top + tall * 0.04],
          [x + sign * tall * 0.14, top + tall * 0.04],
          [x + sign * tall * 0.14, top + tall * 0.09],
          [x + sign * tall * 0.04, top + tall * 0.09],
        ]),
        mark,
      )
    )
  }
  return (
    fill(
      limb([
        [x, y, tall * 0.06],
        [x, y - tall, tall * 0.05],
      ]),
      shaded(mood, '#7d5736'),
    ) +
    arm(0.96, 1, lit(mood, pigment.barn)) +
    arm(0.78, -1, lit(mood, '#3f6b8f')) +
    tufts(sheet, [x - tall * 0.14, y], [x + tall * 0.14, y], tall * 0.16)
  )
}
