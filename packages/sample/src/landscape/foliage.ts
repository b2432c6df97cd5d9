import { mix } from '../drawing/colour.ts'
import type { Tones } from '../drawing/mood.ts'
import { blade, curve, dab, type Point } from '../drawing/shape.ts'
import { fill, type Sheet } from '../drawing/sheet.ts'

export type Lobe = { x: number; y: number; r: number }

/** A rounded, uneven outline around a centre. */
export function blob(
  sheet: Sheet,
  centre: Point,
  rx: number,
  ry: number,
  rough = 0.16,
  corners = 11,
): string {
  const { random } = sheet
  const points = Array.from({ length: corners }, (_, index): Point => {
    const angle = (index / corners) * Math.PI * 2
    const reach = 1 + random.around(0, rough)
    return [centre[0] + Math.cos(angle) * rx * reach, centre[1] + Math.sin(angle) * ry * reach]
  })
  return curve(points, true)
}

/** Touches of the brush inside a lobe, nearer to the side that `lean` points to. */
function touches(sheet: Sheet, lobe: Lobe, count: number, leaf: number, lean: Point, spread: number): string {
  const { random } = sheet
  let path = ''
  for (let index = 0; index < count; index++) {
    const angle = random.between(0, Math.PI * 2)
    const reach = Math.sqrt(random.next()) * lobe.r * spread
    const x = lobe.x + Math.cos(angle) * reach + lean[0] * lobe.r
    const y = lobe.y + Math.sin(angle) * reach * 0.85 + lean[1] * lobe.r
    path += dab(
      x,
      y,
      leaf * random.between(0.7, 1.5),
      leaf * random.between(0.3, 0.55),
      random.between(-0.9, 0.9),
    )
  }
  return path
}

/** The leafy mass of a crown: dark inside, its lobes turned to the sun in light. `leaf` is a leaf cluster in pixels. */
export function leafMass(sheet: Sheet, lobes: readonly Lobe[], tones: Tones, leaf: number): string {
  const { mood, width } = sheet
  const centre = lobes.reduce((sum, lobe) => sum + lobe.x, 0) / Math.max(1, lobes.length)
  const toSun = mood.sun.x * width > centre ? 0.3 : -0.3
  const density = (lobe: Lobe): number => Math.min(90, Math.round((lobe.r / leaf) ** 2 * 2.6) + 8)
  let base = ''
  let rim = ''
  for (const lobe of lobes) {
    base += blob(sheet, [lobe.x, lobe.y], lobe.r, lobe.r * 0.9)
    rim += touches(sheet, lobe, density(lobe), leaf, [0, 0], 1.12)
  }
  let marks = fill(base + rim, tones[0])
  const [top, foot] = [Math.min(...lobes.map((lobe) => lobe.y)), Math.max(...lobes.map((lobe) => lobe.y))]
  for (const lobe of lobes) {
    const count = density(lobe)
    const low = (lobe.y - top) / Math.max(1, foot - top)
    const [middle, light] = [mix(tones[1], tones[0], low * 0.5), mix(tones[2], tones[1], 0.15 + low * 0.7)]
    marks += fill(touches(sheet, lobe, count, leaf, [toSun * 0.35, -0.16], 0.86), mix(tones[0], middle, 0.6))
    marks += fill(
      touches(sheet, lobe, Math.round(count * 0.6), leaf * 0.9, [toSun * 0.7, -0.3], 0.62),
      middle,
    )
    marks += fill(touches(sheet, lobe, Math.round(count * 0.4), leaf * 0.8, [toSun, -0.42], 0.46), light, 0.9)
  }
  return marks
}

/** Trunk that widens at the root and parts into boughs that end at the given points. */
export function trunk(
  sheet: Sheet,
  foot: Point,
  fork: Point,
  boughs: readonly Point[],
  width: number,
  tones: Tones,
): string {
  const { mood } = sheet
  const flare: Point[] = [
    [foot[0] - width * 1.1, foot[1] + 3],
    [foot[0] - width * 0.45, foot[1] - width * 0.9],
    [fork[0] - width * 0.36, fork[1]],
    [fork[0] + width * 0.36, fork[1]],
    [foot[0] + width * 0.45, foot[1] - width * 0.9],
    [foot[0] + width * 1.1, foot[1] + 3],
  ]
  const limbs = boughs
    .map((end) =>
      blade(
        [fork[0] + (end[0] - fork[0]) * 0.02, fork[1] + width * 0.4],
        end,
        width * 0.62,
        (end[0] - fork[0]) * 0.12,
      ),
    )
    .join('')
  const side = mood.sun.x * sheet.width > foot[0] ? 1 : -1
  const shine = blade(
    [foot[0] + side * width * 0.28, foot[1] - width * 0.4],
    [fork[0] + side * width * 0.2, fork[1]],
    width * 0.3,
  )
  return fill(`${curve(flare, true)}${limbs}`, tones[0]) + fill(shine, tones[2], 0.55)
}
