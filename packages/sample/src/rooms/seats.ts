import { darker, lighter } from '../drawing/colour.ts'
import { even, lit, shaded } from '../drawing/mood.ts'
import { boxOf, block, cushion, floorShadow } from './furniture.ts'
import { pigment } from '../drawing/palette.ts'
import { polygon, type Point, along } from '../drawing/shape.ts'
import { fill, stroke, type Sheet } from '../drawing/sheet.ts'
import { face, fullPanel, panel, standing, toneOn, type View } from '../drawing/space.ts'
import { planks } from '../drawing/surfaces.ts'

/** An upholstered chair, turned a little to the left. */
export function armchair(
  sheet: Sheet,
  view: View,
  x: number,
  z: number,
  cloth: string,
  wood: string,
): string {
  const at = standing(view, [x, 0, z], 0.42)
  const back = face(at, [0, 0.35, 0.72], [1, 0, 0], [0, 0.98, 0.18], 0.86, 0.72, 0.8)
  const seat = boxOf(at, [0, 0.28, 0], [0.86, 0.18, 0.74], 'right', [0.6, 0.95, 0.4])
  const arm = (u: number): string => {
    const box = boxOf(at, [u, 0.1, 0], [0.13, 0.56, 0.74], 'right', [0.62, 0.95, 0.42])
    return [box.side, box.front, box.top]
      .map((on) => fill(fullPanel(on), toneOn(sheet.mood, on, darker(cloth, 0.1))))
      .join('')
  }
  const legs = [
    [0.02, 0.02],
    [0.76, 0.02],
  ]
    .map(([u = 0, w = 0]) =>
      fill(
        polygon([at([u, 0, w]), at([u + 0.08, 0, w]), at([u + 0.1, 0.14, w]), at([u - 0.02, 0.14, w])]),
        shaded(sheet.mood, wood),
      ),
    )
    .join('')
  const soft = [seat.side, seat.front]
    .map((on) => fill(fullPanel(on), toneOn(sheet.mood, on, cloth)))
    .join('')
  const pillow = face(at, [0.16, 0.48, 0.46], [1, 0, 0], [0, 0.9, 0.4], 0.52, 0.4, 0.9)
  return (
    floorShadow(at, 0, 0, 0.86, 0.78) +
    cushion(sheet, back, cloth) +
    legs +
    arm(-0.1) +
    soft +
    cushion(sheet, { ...seat.top }, lighter(cloth, 0.12)) +
    cushion(sheet, pillow, '#efe0c0', true) +
    arm(0.83)
  )
}

/** A plain table with four legs. */
export function table(
  sheet: Sheet,
  view: View,
  x: number,
  z: number,
  wide: number,
  deep: number,
  wood: string,
  looks: 'left' | 'right' = 'right',
): string {
  const legs = [
    [0.06, deep - 0.14],
    [wide - 0.14, deep - 0.14],
    [0.06, 0.06],
    [wide - 0.14, 0.06],
  ].map(([u = 0, w = 0]) => {
    const leg = boxOf(view, [x + u, 0, z + w], [0.08, 0.72, 0.08], looks)
    return (
      fill(fullPanel(leg.side), toneOn(sheet.mood, leg.side, wood)) +
      fill(fullPanel(leg.front), toneOn(sheet.mood, leg.front, wood))
    )
  })
  const top = boxOf(view, [x, 0.7, z], [wide, 0.06, deep], looks)
  const apron = boxOf(view, [x + 0.06, 0.58, z + 0.06], [wide - 0.12, 0.12, deep - 0.12], looks)
  return (
    floorShadow(view, x, z, wide, deep) +
    legs.join('') +
    block(sheet, apron, darker(wood, 0.15)) +
    block(sheet, top, wood)
  )
}

/** A farmhouse chair with a heart cut into its back; `heading` turns it. */
export function chair(sheet: Sheet, view: View, x: number, z: number, wood: string, heading = 0): string {
  const at = standing(view, [x, 0, z], heading)
  const leg = (u: number, w: number): string =>
    fill(
      polygon([at([u - 0.03, 0, w]), at([u + 0.03, 0, w]), at([u + 0.03, 0.44, w]), at([u - 0.03, 0.44, w])]),
      shaded(sheet.mood, wood),
    )
  const seat = boxOf(at, [0, 0.43, 0], [0.42, 0.05, 0.42], 'right')
  const back = face(at, [0.02, 0.46, 0.42], [1, 0, 0], [0, 0.98, 0.14], 0.38, 0.5, 0.7)
  const shape = polygon(
    along(back.at, [0, 0, 0.38, 0, 0.4, 0.36, 0.3, 0.47, 0.19, 0.52, 0.08, 0.47, -0.02, 0.36]),
  )
  const hole = polygon(
    along(back.at, [0.19, 0.24, 0.25, 0.32, 0.22, 0.37, 0.19, 0.34, 0.16, 0.37, 0.13, 0.32]),
  )
  return (
    floorShadow(at, 0, 0, 0.42, 0.42) +
    leg(0.04, 0.4) +
    leg(0.38, 0.4) +
    fill(shape, toneOn(sheet.mood, back, wood)) +
    fill(hole, toneOn(sheet.mood, back, darker(wood, 0.6))) +
    leg(0.04, 0.03) +
    leg(0.38, 0.03) +
    block(sheet, seat, lighter(wood, 0.1))
  )
}

/** A deckchair of striped canvas, its foot towards the viewer. `wide` in pixels. */
export function deckchair(sheet: Sheet, foot: Point, wide: number, stripe: string): string {
  const { mood } = sheet
  const [x, y] = foot
  const at = (u: number, v: number): Point => [x + u * wide, y - v * wide]
  const cloth = polygon(along(at, [-0.36, 0.2, 0.36, 0.26, 0.66, 1.25, -0.06, 1.2]))
  const bands = [0.06, 0.32, 0.58, 0.84]
    .map((part) =>
      polygon([
        at(-0.36 + part * 0.72, 0.2 + part * 0.06),
        at(-0.36 + (part + 0.13) * 0.72, 0.2 + (part + 0.13) * 0.06),
        at(-0.06 + (part + 0.13) * 0.72, 1.2 + (part + 0.13) * 0.05),
        at(-0.06 + part * 0.72, 1.2 + part * 0.05),
      ]),
    )
    .join('')
  const wood = lit(mood, pigment.pineWood)
  const frame = `M${at(-0.48, -0.02).join(' ')}L${at(-0.08, 1.28).join(' ')}M${at(0.3, 0.04).join(' ')}L${at(0.7, 1.34).join(' ')}`
  const rest = `M${at(-0.36, 0.24).join(' ')}L${at(0.3, 0.08).join(' ')}M${at(-0.42, 0.2).join(' ')}L${at(0.4, 0.28).join(' ')}M${at(-0.08, 1.24).join(' ')}L${at(0.68, 1.3).join(' ')}`
  const prop = `M${at(0.02, 0.62).join(' ')}L${at(0.36, -0.02).join(' ')}M${at(0.5, 0.68).join(' ')}L${at(0.86, 0.08).join(' ')}`
  return (
    fill(polygon(along(at, [-0.5, -0.02, 0.4, -0.04, 1, 0.1, 0.2, 0.14])), '#2a1d16', 0.28) +
    stroke(prop, shaded(mood, '#8a5f38'), wide * 0.055) +
    fill(cloth, lit(mood, '#f7efdd')) +
    fill(bands, even(mood, stripe)) +
    stroke(frame, wood, wide * 0.06) +
    stroke(rest, darker(wood, 0.15), wide * 0.045)
  )
}

/** Shelves on a wall: boards on brackets at the given heights, in metres. */
export function shelves(
  sheet: Sheet,
  on: ReturnType<typeof face>,
  u: number,
  wide: number,
  heights: readonly number[],
  wood: string,
): string {
  return heights
    .map(
      (v) =>
        fill(
          panel(on, u + 0.05, v - 0.16, 0.05, 0.16) + panel(on, u + wide - 0.1, v - 0.16, 0.05, 0.16),
          toneOn(sheet.mood, on, darker(wood, 0.3)),
        ) + planks(wood, 0.06)(sheet, { ...on, at: (a, b) => on.at(u + a, v + b), wide, tall: 0.06 }),
    )
    .join('')
}
