import { darker } from '../drawing/colour.ts'
import { even } from '../drawing/mood.ts'
import { pigment } from '../drawing/palette.ts'
import { curve, dab, limb, type Point } from '../drawing/shape.ts'
import { fill, glow, oval, type Sheet } from '../drawing/sheet.ts'

/** One tongue of flame that licks up to its tip. */
function tongue(sheet: Sheet, foot: Point, wide: number, tall: number): string {
  const { random } = sheet
  const lean = random.around(0, wide * 0.35)
  const [x, y] = foot
  return curve(
    [
      [x - wide / 2, y],
      [x - wide * 0.48, y - tall * 0.3],
      [x - wide * 0.12 + lean * 0.4, y - tall * 0.62],
      [x + lean, y - tall],
      [x + wide * 0.2 + lean * 0.5, y - tall * 0.6],
      [x + wide * 0.5, y - tall * 0.28],
      [x + wide / 2, y],
      [x, y + wide * 0.08],
    ],
    true,
  )
}

/** A fire of several tongues, red outside and nearly white at its heart, with sparks and its own light. */
export function flames(sheet: Sheet, foot: Point, wide: number, tall: number, reach = 3): string {
  const { random } = sheet
  const [x, y] = foot
  const layer = (colour: string, size: number, count: number, opacity: number): string => {
    let path = ''
    for (let index = 0; index < count; index++) {
      const off = count === 1 ? 0 : (index / (count - 1) - 0.5) * wide * 0.8 * size
      path += tongue(
        sheet,
        [x + off, y],
        wide * size * random.between(0.34, 0.5),
        tall * size * random.between(0.65, 1.05) * (1 - Math.abs(off / wide) * 0.7),
      )
    }
    return fill(path, colour, opacity)
  }
  let sparks = ''
  for (let index = 0; index < 24; index++) {
    const rise = random.next()
    const size = wide * 0.016 * random.between(0.5, 1.3)
    sparks += oval(
      [x + random.around(0, wide * (0.4 + rise * 0.5)), y - tall * (0.7 + rise * 1.1)],
      size,
      size,
      '#ffcf73',
      0.9 - rise * 0.7,
    )
  }
  return (
    glow(sheet, [x, y - tall * 0.35], wide * reach, '#ff9a3c', 0.55) +
    layer('#c8401f', 1, 7, 0.85) +
    layer('#ec7a26', 0.84, 6, 0.9) +
    layer('#f9b43c', 0.64, 5, 0.95) +
    layer('#ffe9a6', 0.4, 3, 0.95) +
    sparks
  )
}

/** Crossed logs with glowing ends. */
export function burningLogs(sheet: Sheet, foot: Point, wide: number): string {
  const { mood, random } = sheet
  const [x, y] = foot
  let marks = ''
  for (const [from, to, rise] of [
    [-0.55, 0.4, 0.1],
    [0.55, -0.4, 0.12],
    [-0.35, 0.5, 0.2],
    [0.3, -0.5, 0.22],
  ] as const) {
    const tone = even(mood, darker(pigment.log, random.between(0.1, 0.4)))
    const [a, b]: [Point, Point] = [
      [x + from * wide, y],
      [x + to * wide, y - rise * wide],
    ]
    marks +=
      fill(
        limb([
          [...a, wide * 0.13],
          [...b, wide * 0.11],
        ]),
        tone,
      ) + oval(a, wide * 0.06, wide * 0.065, '#d9a067')
  }
  let embers = ''
  for (let index = 0; index < 26; index++)
    embers += dab(
      x + random.around(0, wide * 0.42),
      y - random.between(0, wide * 0.08),
      wide * 0.09,
      wide * 0.04,
      random.between(0, 3),
    )
  return (
    oval([x, y + wide * 0.02], wide * 0.62, wide * 0.12, '#201a18', 0.75) +
    fill(embers, '#ff7a2e', 0.9) +
    marks
  )
}
