import { darker, lighter } from '../drawing/colour.ts'
import { lit } from '../drawing/mood.ts'
import { type Point, dab, limb, polygon } from '../drawing/shape.ts'
import { type Sheet, clipped, fill, linear, oval, stroke } from '../drawing/sheet.ts'
import { tableShadow } from './still-life.ts'

/** A wedge of cheese with its eyes, rind at the back. */
export function cheeseWedge(sheet: Sheet, at: Point, size: number): string {
  const { random } = sheet
  const [x, y] = at
  const tip: Point = [x - size, y + size * 0.12]
  const [right, rear]: [Point, Point] = [
    [x + size * 0.75, y + size * 0.2],
    [x + size * 0.45, y - size * 0.22],
  ]
  const lift = (p: Point): Point => [p[0], p[1] - size * 0.55]
  const front = polygon([tip, right, lift(right), lift(tip)])
  let eyes = ''
  for (let index = 0; index < 9; index++)
    eyes += dab(
      x + random.between(-size * 0.75, size * 0.65),
      y + size * 0.16 - random.between(0.1, 0.48) * size,
      size * random.between(0.06, 0.14),
      size * 0.05,
      0,
    )
  return (
    tableShadow(sheet, [x, y + size * 0.2], size) +
    fill(polygon([right, rear, lift(rear), lift(right)]), '#b98430') +
    fill(
      front,
      linear(sheet, tip, right, [
        [0, '#f8dd94'],
        [1, '#e6b955'],
      ]),
    ) +
    clipped(sheet, front, fill(eyes, '#c9953a', 0.8)) +
    fill(polygon([lift(tip), lift(right), lift(rear)]), '#fbe9b4')
  )
}

/** A round cheese, its rind pressed by the cloth, with a slice taken out. */
export function cheeseWheel(sheet: Sheet, foot: Point, half: number, rind: string): string {
  const { mood, random } = sheet
  const [x, y] = foot
  const tall = half * 0.62
  const flat = 0.34
  const body = `M${x - half} ${y - tall}V${y}A${half} ${half * flat} 0 0 0 ${x + half} ${y}V${y - tall}Z`
  const tone = lit(mood, rind)
  let pressed = ''
  for (let index = 0; index < 90; index++)
    pressed += dab(
      x + random.around(0, half),
      y - random.between(-0.2, 1) * tall,
      half * 0.1,
      half * 0.015,
      random.pick([0, 1.57]),
    )
  const cut = `M${x} ${y - tall}L${x + half * 0.3} ${y - tall + half * flat * 0.95}A${half} ${half * flat} 0 0 0 ${x + half * 0.85} ${y - tall + half * flat * 0.52}Z`
  const faces = `M${x} ${y - tall}L${x + half * 0.3} ${y - tall + half * flat * 0.95}V${y + half * flat * 0.95}L${x} ${y - tall * 0.1}Z`
  const other = `M${x} ${y - tall}L${x + half * 0.85} ${y - tall + half * flat * 0.52}V${y + half * flat * 0.52}L${x} ${y - tall * 0.1}Z`
  let eyes = ''
  for (let index = 0; index < 8; index++)
    eyes += oval(
      [x + half * random.between(0.1, 0.7), y - tall * random.between(0.15, 0.6) + half * 0.12],
      half * 0.03,
      half * 0.018,
      '#cda04e',
    )
  return (
    tableShadow(sheet, [x, y + half * 0.12], half) +
    fill(
      body,
      linear(
        sheet,
        [x - half, y],
        [x + half, y],
        [
          [0, lighter(tone, 0.25)],
          [0.4, tone],
          [1, darker(tone, 0.42)],
        ],
      ),
    ) +
    clipped(sheet, body, fill(pressed, darker(tone, 0.35), 0.4)) +
    oval([x, y - tall], half, half * flat, lighter(tone, 0.22)) +
    fill(cut, darker(tone, 0.4)) +
    fill(other, '#f2dc9e') +
    fill(faces, '#e3c273') +
    eyes
  )
}

/** A smoked string of cheese, plaited: the korbáčik. */
export function braid(sheet: Sheet, from: Point, to: Point, wide: number): string {
  const tone = lit(sheet.mood, '#e0b468')
  const count = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / (wide * 0.55))
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0])
  let marks = ''
  for (let index = 0; index < count; index++) {
    const part = index / count
    const at: Point = [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
    const side = index % 2 ? 1 : -1
    const touch = dab(
      at[0] - Math.sin(angle) * side * wide * 0.16,
      at[1] + Math.cos(angle) * side * wide * 0.16,
      wide * 1.15,
      wide * 0.5,
      angle + side * 0.6,
    )
    marks += fill(touch, index % 2 ? tone : darker(tone, 0.12)) + stroke(touch, darker(tone, 0.4), 1.6, 0.5)
  }
  return (
    fill(
      limb([
        [from[0], from[1] + 10, wide],
        [to[0], to[1] + 10, wide],
      ]),
      '#2a1d16',
      0.3,
    ) + marks
  )
}
