import { darker, lighter } from '../drawing/colour.ts'
import { block, boxOf, cushion, floorShadow } from './furniture.ts'
import { pigment } from '../drawing/palette.ts'
import { type Quilt, quiltOn } from './quilt.ts'
import { type Point, polygon } from '../drawing/shape.ts'
import { type Sheet, fill, linear, stroke } from '../drawing/sheet.ts'
import { type Face, type Vec, type View, face, fullPanel, panel, toneOn } from '../drawing/space.ts'
import { boards } from '../drawing/surfaces.ts'

export type Bed = {
  x: number
  z: number
  wide: number
  deep: number
  looks: 'left' | 'right'
  wood: string
  quilt: Quilt
  pillow: string
  throw?: string
}

/** A wooden bed, its head at the far end. */
export function bed(sheet: Sheet, view: View, what: Bed): string {
  const { x, z, wide, deep, looks, wood, quilt } = what
  const head = face(view, [x - 0.08, 0, z + deep], [1, 0, 0], [0, 1, 0], wide + 0.16, 1.2, 0.6)
  const mattress = boxOf(view, [x, 0.3, z], [wide, 0.3, deep], looks, [0.55, 0.95, 0.4])
  const frame = boxOf(view, [x - 0.05, 0.12, z - 0.05], [wide + 0.1, 0.24, deep], looks)
  const foot = boxOf(view, [x - 0.08, 0, z - 0.12], [wide + 0.16, 0.5, 0.08], looks)
  const sheetEdge = { ...mattress.top, tall: deep }
  return [
    floorShadow(view, x, z, wide, deep),
    headboard(sheet, head, wood),
    boards(wood, 0.3)(sheet, frame.side),
    fill(fullPanel(mattress.side), toneOn(sheet.mood, mattress.side, pigment.linen)),
    fill(fullPanel(sheetEdge), toneOn(sheet.mood, mattress.top, '#fbf4e6')),
    pillows(sheet, view, what),
    quiltLayers(sheet, view, what, quilt),
    block(sheet, foot, wood),
    fill(
      panel(foot.front, 0.15, 0.12, wide - 0.14, 0.24),
      toneOn(sheet.mood, foot.front, darker(wood, 0.2)),
      0.6,
    ),
  ].join('')
}

function headboard(sheet: Sheet, on: Face, wood: string): string {
  const crown = polygon([
    on.at(0, 0),
    on.at(on.wide, 0),
    on.at(on.wide, 1),
    on.at(on.wide * 0.82, 1.1),
    on.at(on.wide / 2, 1.32),
    on.at(on.wide * 0.18, 1.1),
    on.at(0, 1),
  ])
  const inner =
    panel(on, 0.14, 0.5, on.wide / 2 - 0.2, 0.42) +
    panel(on, on.wide / 2 + 0.06, 0.5, on.wide / 2 - 0.2, 0.42)
  const heart = heartAt(on.at(on.wide / 2, 1.1), Math.abs(on.at(0.08, 1)[0] - on.at(0, 1)[0]))
  return (
    boards(wood, 0.22)(sheet, { ...on, tall: 1.35 }, crown) +
    fill(inner, toneOn(sheet.mood, on, darker(wood, 0.18)), 0.75) +
    fill(heart, toneOn(sheet.mood, on, darker(wood, 0.6)))
  )
}

/** The heart that joiners cut into chairs and beds. */
function heartAt([x, y]: Point, size: number): string {
  return `M${x} ${y + size}C${x - size * 1.6} ${y - size * 0.1} ${x - size * 0.7} ${y - size * 1.2} ${x} ${y - size * 0.4}C${x + size * 0.7} ${y - size * 1.2} ${x + size * 1.6} ${y - size * 0.1} ${x} ${y + size}Z`
}

function quiltLayers(
  sheet: Sheet,
  view: View,
  { x, z, wide, deep, looks, throw: cover }: Bed,
  quilt: Quilt,
): string {
  const reach = deep * 0.7
  const over = boxOf(view, [x - 0.06, 0.36, z - 0.02], [wide + 0.12, 0.32, reach], looks, [0.6, 1, 0.45])
  const fold = face(view, [x - 0.06, 0.69, z + reach], [1, 0, 0], [0, 0, 1], wide + 0.12, 0.28, 0.95)
  const shade = linear(sheet, over.front.at(0, over.front.tall), over.front.at(0, 0), [
    [0, '#2a1d16', 0],
    [1, '#2a1d16', 0.3],
  ])
  const cloth =
    quiltOn(sheet, over.side, quilt) +
    quiltOn(sheet, over.front, quilt) +
    fill(fullPanel(over.front), shade) +
    quiltOn(sheet, over.top, quilt)
  const ridge = linear(sheet, over.top.at(0, 0), over.top.at(0, reach), [
    [0, '#ffffff', 0.28],
    [0.15, '#ffffff', 0],
    [0.8, '#2a1d16', 0],
    [1, '#2a1d16', 0.16],
  ])
  const folded = fill(fullPanel(fold), toneOn(sheet.mood, fold, '#fffaf0'))
  const blanket =
    cover === undefined
      ? ''
      : fill(panel(over.top, 0, 0.12, wide + 0.12, 0.5), toneOn(sheet.mood, over.top, cover), 0.95) +
        fill(panel(over.side, 0.12, 0.02, 0.5, 0.3), toneOn(sheet.mood, over.side, cover)) +
        fringe(over.side, toneOn(sheet.mood, over.side, lighter(cover, 0.3)))
  return cloth + fill(fullPanel(over.top), ridge) + folded + blanket
}

function fringe(on: Face, tone: string): string {
  let path = ''
  for (let u = 0.14; u < 0.62; u += 0.04)
    path += `M${on.at(u, 0.03).join(' ')}L${on.at(u + 0.01, -0.07).join(' ')}`
  return stroke(path, tone, 3)
}

function pillows(sheet: Sheet, view: View, { x, z, wide, deep, pillow }: Bed): string {
  const count = wide > 1.2 ? 2 : 1
  const each = wide / count
  let marks = ''
  for (const row of [0, 1])
    for (let index = 0; index < count; index++) {
      const inset = row === 0 ? 0.06 : 0.16
      const lower: Vec = [x + index * each + inset, 0.6 + row * 0.02, z + deep - 0.16 - row * 0.22]
      const on = face(view, lower, [1, 0, 0], [0, 0.86, 0.5], each - 2 * inset, row === 0 ? 0.52 : 0.38, 0.9)
      marks += cushion(sheet, on, row === 0 ? '#fdf6e8' : pillow, row === 1)
    }
  return marks
}
