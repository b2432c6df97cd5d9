import { darker, lighter, mix } from '../drawing/colour.ts'
import { even, lit } from '../drawing/mood.ts'
import { type Point, curve, dab, spots } from '../drawing/shape.ts'
import { type Sheet, clipped, fill, linear, oval, stroke } from '../drawing/sheet.ts'
import { tableShadow } from './still-life.ts'

/** A preserving jar with a cloth cap tied over it; light shines through what it holds. */
export function capJar(
  sheet: Sheet,
  foot: Point,
  tall: number,
  content: string,
  cloth: string,
  fruit?: string,
): string {
  const { mood } = sheet
  const [x, y] = foot
  const half = tall * 0.34
  const glass = curve(
    spots(
      [x, y],
      [half, tall],
      [-1, 0, -1.04, -0.1, -1.04, -0.66, -0.8, -0.78, 0.8, -0.78, 1.04, -0.66, 1.04, -0.1, 1, 0, 0, 0.03],
    ),
    true,
  )
  const tone = lit(mood, content)
  const paint = linear(
    sheet,
    [x - half, y],
    [x + half, y],
    [
      [0, darker(tone, 0.35)],
      [0.3, lighter(tone, 0.35)],
      [0.6, tone],
      [1, darker(tone, 0.45)],
    ],
  )
  const label = curve(spots([x, y], [half, tall], [-0.6, -0.22, -0.6, -0.46, 0.6, -0.46, 0.6, -0.22]), true)
  return (
    tableShadow(sheet, foot, half) +
    oval([x + half * 0.9, y + tall * 0.02], half * 1.2, half * 0.26, tone, 0.28) +
    fill(glass, paint) +
    clipped(sheet, glass, fruit === undefined ? '' : fruitInside(sheet, foot, half, tall, fruit)) +
    fill(label, '#fbf3e0') +
    fill(
      dab(x, y - tall * 0.36, half * 0.5, half * 0.2, -0.5) +
        dab(x + half * 0.12, y - tall * 0.32, half * 0.4, half * 0.16, 0.5),
      even(mood, '#6f8a5a'),
    ) +
    stroke(`M${x - half * 0.78} ${y - tall * 0.12}V${y - tall * 0.6}`, '#fffaf0', half * 0.12, 0.55) +
    clothCap(sheet, foot, half, tall, cloth)
  )
}

/** A corked bottle of syrup. */
export function bottle(sheet: Sheet, foot: Point, tall: number, content: string): string {
  const [x, y] = foot
  const half = tall * 0.16
  const outline = (grow: number): string =>
    curve(
      [
        [x - half * grow, y - 4],
        [x - half * grow, y - tall * 0.56],
        [x - half * 0.7 * grow, y - tall * 0.68],
        [x - half * 0.36 * grow, y - tall * 0.78],
        [x - half * 0.36 * grow, y - tall * 0.92],
        [x + half * 0.36 * grow, y - tall * 0.92],
        [x + half * 0.36 * grow, y - tall * 0.78],
        [x + half * 0.7 * grow, y - tall * 0.68],
        [x + half * grow, y - tall * 0.56],
        [x + half * grow, y - 4],
        [x, y + half * 0.2],
      ],
      true,
    )
  const tone = lit(sheet.mood, content)
  const paint = linear(
    sheet,
    [x - half, y],
    [x + half, y],
    [
      [0, darker(tone, 0.4)],
      [0.32, lighter(tone, 0.4)],
      [0.6, tone],
      [1, darker(tone, 0.5)],
    ],
  )
  return (
    tableShadow(sheet, foot, half) +
    oval([x + half, y + 3], half * 1.6, half * 0.36, tone, 0.3) +
    fill(outline(1.06), '#dfe8dc', 0.5) +
    fill(outline(1), paint) +
    fill(
      curve(spots([x, y], [half, tall], [-0.34, -0.9, -0.34, -1, 0.34, -1, 0.34, -0.9]), true),
      lit(sheet.mood, '#c9a067'),
    ) +
    stroke(`M${x - half * 0.62} ${y - tall * 0.1}V${y - tall * 0.52}`, '#fffaf0', half * 0.16, 0.6) +
    fill(
      curve(spots([x, y], [half, tall], [-0.8, -0.18, -0.8, -0.4, 0.8, -0.4, 0.8, -0.18]), true),
      '#fbf3e0',
      0.92,
    ) +
    fill(
      dab(x, y - tall * 0.29, half * 0.9, half * 0.34, -0.6) +
        dab(x + half * 0.15, y - tall * 0.27, half * 0.8, half * 0.28, 0.5),
      tone,
    )
  )
}

function fruitInside(sheet: Sheet, [x, y]: Point, half: number, tall: number, fruit: string): string {
  const { random, mood } = sheet
  let pieces = ''
  for (let index = 0; index < 34; index++) {
    const at: Point = [x + random.around(0, half), y - random.between(0.05, 0.68) * tall]
    pieces +=
      oval(at, half * 0.2, half * 0.19, mix(lit(mood, fruit), '#2a1016', random.between(0, 0.35)), 0.85) +
      oval([at[0] - half * 0.06, at[1] - half * 0.06], half * 0.06, half * 0.05, '#fff2e0', 0.5)
  }
  return pieces
}

/** Checked cloth over the lid, tied with twine. */
function clothCap(sheet: Sheet, [x, y]: Point, half: number, tall: number, cloth: string): string {
  const { mood } = sheet
  const cap = curve(
    spots(
      [x, y],
      [half, tall],
      [
        -1.06, -0.68, -0.92, -0.8, -0.86, -0.96, 0, -1.02, 0.86, -0.96, 0.92, -0.8, 1.12, -0.68, 0.5, -0.72,
        0, -0.67, -0.5, -0.72,
      ],
    ),
    true,
  )
  let checks = ''
  for (let index = -5; index <= 5; index++)
    checks += `M${x + index * half * 0.22} ${y - tall * 1.05}L${x + index * half * 0.27} ${y - tall * 0.64}`
  for (let index = 0; index < 5; index++)
    checks += `M${x - half * 1.3} ${y - tall * (0.7 + index * 0.075)}Q${x} ${y - tall * (0.67 + index * 0.085)} ${x + half * 1.3} ${y - tall * (0.7 + index * 0.075)}`
  return (
    fill(
      cap,
      linear(
        sheet,
        [x - half, y - tall],
        [x + half, y - tall * 0.7],
        [
          [0, lighter(lit(mood, cloth), 0.25)],
          [1, darker(lit(mood, cloth), 0.2)],
        ],
      ),
    ) +
    clipped(sheet, cap, stroke(checks, '#fff6e6', half * 0.055, 0.55)) +
    stroke(
      `M${x - half * 0.94} ${y - tall * 0.79}Q${x} ${y - tall * 0.75} ${x + half * 0.94} ${y - tall * 0.79}`,
      lit(mood, '#c9a067'),
      half * 0.09,
    )
  )
}
