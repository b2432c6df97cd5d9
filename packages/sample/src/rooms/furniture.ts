import { darker, lighter, mix } from '../drawing/colour.ts'
import { lit, shaded } from '../drawing/mood.ts'
import { pigment } from '../drawing/palette.ts'
import { curve, dab, polygon } from '../drawing/shape.ts'
import { type Sheet, clipped, fill, linear, oval, stroke } from '../drawing/sheet.ts'
import { type Face, type Vec, type View, face, fullPanel, panel, toneOn } from '../drawing/space.ts'
import { type Surface, boards, planks } from '../drawing/surfaces.ts'

export type Box = { front: Face; top: Face; side: Face }

/** The three sides of a block that the viewer sees; `looks` says which flank. */
export function boxOf(
  view: View,
  origin: Vec,
  size: Vec,
  looks: 'left' | 'right',
  sun: Vec = [0.6, 0.95, 0.35],
): Box {
  const [x, y, z] = origin
  const [wide, tall, deep] = size
  return {
    front: face(view, origin, [1, 0, 0], [0, 1, 0], wide, tall, sun[0]),
    top: face(view, [x, y + tall, z], [1, 0, 0], [0, 0, 1], wide, deep, sun[1]),
    side: face(view, [looks === 'right' ? x + wide : x, y, z], [0, 0, 1], [0, 1, 0], deep, tall, sun[2]),
  }
}

/** A plain wooden block: a chest, a table top, a bench. */
export function block(sheet: Sheet, box: Box, colour: string, make: Surface = planks(colour, 0.3)): string {
  return (
    boards(colour, 0.3)(sheet, box.side) +
    make(sheet, box.front) +
    planks(lighter(colour, 0.15), 0.25)(sheet, box.top)
  )
}

/** The soft shadow of a thing that stands on the floor. */
export function floorShadow(view: View, x: number, z: number, wide: number, deep: number): string {
  return fill(
    polygon([
      view([x - 0.12, 0.003, z - 0.14]),
      view([x + wide + 0.12, 0.003, z - 0.14]),
      view([x + wide + 0.2, 0.003, z + deep]),
      view([x - 0.2, 0.003, z + deep]),
    ]),
    '#2a1d16',
    0.33,
  )
}

/** A cushion on a face: puffed edges, a crease, and a border of stitching. */
export function cushion(sheet: Sheet, on: Face, colour: string, stitched = false): string {
  const { wide: w, tall: h } = on
  const outline = curve(
    [
      on.at(0, 0),
      on.at(w * 0.25, -h * 0.04),
      on.at(w * 0.5, -h * 0.05),
      on.at(w * 0.75, -h * 0.04),
      on.at(w, 0),
      on.at(w * 0.985, h * 0.5),
      on.at(w, h),
      on.at(w * 0.75, h * 1.05),
      on.at(w * 0.5, h * 1.07),
      on.at(w * 0.25, h * 1.05),
      on.at(0, h),
      on.at(w * 0.015, h * 0.5),
    ],
    true,
  )
  const tone = toneOn(sheet.mood, on, colour)
  const paint = linear(sheet, on.at(w * 0.3, h), on.at(w * 0.6, 0), [
    [0, lighter(tone, 0.45)],
    [0.5, tone],
    [1, darker(tone, 0.25)],
  ])
  const crease = curve([on.at(w * 0.3, h * 0.8), on.at(w * 0.45, h * 0.62), on.at(w * 0.55, h * 0.66)])
  const border = stitched
    ? stroke(
        polygon([
          on.at(w * 0.1, h * 0.14),
          on.at(w * 0.9, h * 0.14),
          on.at(w * 0.9, h * 0.86),
          on.at(w * 0.1, h * 0.86),
        ]),
        mix(tone, '#fffaf0', 0.75),
        3.5,
        0.8,
      )
    : ''
  return fill(outline, paint) + clipped(sheet, outline, stroke(crease, darker(tone, 0.25), 4, 0.35) + border)
}

/** A woven rug on the floor, striped across, with fringes. */
export function rug(
  sheet: Sheet,
  view: View,
  x: number,
  z: number,
  wide: number,
  deep: number,
  colours: readonly [string, string, ...string[]],
): string {
  const on = face(view, [x, 0.006, z], [1, 0, 0], [0, 0, 1], wide, deep, 0.8)
  let marks = fill(fullPanel(on), toneOn(sheet.mood, on, colours[0]))
  for (let u = 0.05; u < wide - 0.1; u += sheet.random.between(0.1, 0.24))
    marks += fill(
      panel(on, u, 0, sheet.random.between(0.03, 0.1), deep),
      toneOn(sheet.mood, on, sheet.random.pick(colours)),
    )
  return (
    fill(
      polygon([on.at(-0.04, -0.03), on.at(wide + 0.06, -0.03), on.at(wide + 0.04, deep), on.at(0, deep)]),
      '#2a1d16',
      0.25,
    ) + marks
  )
}

/** A bedside table with a drawer. */
export function nightstand(
  sheet: Sheet,
  view: View,
  x: number,
  z: number,
  looks: 'left' | 'right',
  wood: string,
): string {
  const box = boxOf(view, [x, 0, z], [0.48, 0.58, 0.42], looks)
  const drawer =
    fill(panel(box.front, 0.06, 0.32, 0.36, 0.18), toneOn(sheet.mood, box.front, darker(wood, 0.22))) +
    oval(box.front.at(0.24, 0.41), 5, 5, lit(sheet.mood, pigment.hay))
  return floorShadow(view, x, z, 0.48, 0.42) + block(sheet, box, wood) + drawer
}

/** A framed picture on a wall; what it shows is a small still life of dabs. */
export function framed(
  sheet: Sheet,
  on: Face,
  u: number,
  v: number,
  wide: number,
  tall: number,
  colours: readonly [string, ...string[]],
): string {
  const inside = panel(on, u + 0.05, v + 0.05, wide - 0.1, tall - 0.1)
  const [x, y] = on.at(u + wide / 2, v + tall * 0.45)
  const size = Math.abs(on.at(u + wide, v)[0] - on.at(u, v)[0]) + 8
  let petals = ''
  for (let index = 0; index < 16; index++)
    petals += fill(
      dab(
        x + sheet.random.around(0, size * 0.26),
        y - sheet.random.between(-size * 0.05, size * 0.3),
        size * 0.12,
        size * 0.07,
        sheet.random.between(0, 3),
      ),
      sheet.random.pick(colours),
    )
  return (
    fill(panel(on, u, v, wide, tall), shaded(sheet.mood, '#6d4a2c')) +
    fill(inside, toneOn(sheet.mood, on, '#f5ecd8')) +
    clipped(sheet, inside, petals + stroke(`M${x} ${y}L${x} ${y + size * 0.3}`, '#5f7a4a', 4))
  )
}
