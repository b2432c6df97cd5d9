import { darker, lighter, mix } from '../drawing/colour.ts'
import { lit } from '../drawing/mood.ts'
import { type Point, curve, polygon, spots } from '../drawing/shape.ts'
import { type Sheet, fill, glow, linear, oval } from '../drawing/sheet.ts'
import { type Face, type Vec, type View, face, fullPanel, lens, panel, toneOn } from '../drawing/space.ts'
import { type Surface, boards, planks } from '../drawing/surfaces.ts'

/** A room in metres: x to the right, y up, z away; the viewer stands before its open side. */
export type Room = {
  view: View
  wide: number
  deep: number
  tall: number
  back: Face
  left: Face
  right: Face
  floor: Face
}

export type Shell = {
  wide: number
  deep: number
  tall: number
  wall: Surface
  floor: string
  beams?: string
  /** Walls that lean in under the roof. */
  attic?: boolean
  eye?: Vec
  focal?: number
  vanish?: Point
  /** Light on the back, left and right wall. */
  sun?: readonly [number, number, number]
}

/** The faces of a room as its shell describes them, seen from the open side. */
export function roomOf(shell: Shell): Room {
  const { wide, deep, tall, sun = [0.75, 0.4, 0.85] } = shell
  const view = lens({
    eye: shell.eye ?? [wide / 2, 1.45, -2.6],
    focal: shell.focal ?? 1150,
    vanish: shell.vanish ?? [800, 500],
  })
  return {
    view,
    wide,
    deep,
    tall,
    back: face(view, [0, 0, deep], [1, 0, 0], [0, 1, 0], wide, shell.attic ? tall + 0.6 : tall, sun[0]),
    left: face(view, [0, 0, -2.4], [0, 0, 1], [0, 1, 0], deep + 2.4, tall, sun[1]),
    right: face(view, [wide, 0, -2.4], [0, 0, 1], [0, 1, 0], deep + 2.4, tall, sun[2]),
    floor: face(view, [0, 0, -2.4], [1, 0, 0], [0, 0, 1], wide, deep + 2.4, 0.75),
  }
}

/** Walls, floor and ceiling with its beams. */
export function shellOf(sheet: Sheet, room: Room, shell: Shell): string {
  const floor = boards(shell.floor, 0.24)(sheet, room.floor)
  const corner = linear(
    sheet,
    room.back.at(0, 0),
    [room.back.at(0, 0)[0], room.back.at(0, 0)[1] + 190],
    [
      [0, '#2a1d16', 0.42],
      [1, '#2a1d16', 0],
    ],
  )
  const walls = shell.wall(sheet, room.left) + shell.wall(sheet, room.right) + shell.wall(sheet, room.back)
  return (
    walls +
    (shell.attic ? atticSlopes(sheet, room) : ceiling(sheet, room, shell.beams)) +
    corners(sheet, room) +
    floor +
    fill(fullPanel(room.floor), corner) +
    skirting(sheet, room, shell.floor)
  )
}

function ceiling(sheet: Sheet, room: Room, colour = '#8c6844'): string {
  const { view, wide, deep, tall } = room
  const on = face(view, [0, tall, -2.4], [1, 0, 0], [0, 0, 1], wide, deep + 2.4, 0.5)
  let beams = ''
  for (let z = 0.35; z < deep; z += 1.15) {
    const under = face(view, [0, tall - 0.17, z], [1, 0, 0], [0, 0, 1], wide, 0.2, 0.2)
    const front = face(view, [0, tall - 0.17, z], [1, 0, 0], [0, 1, 0], wide, 0.17, 0.6)
    beams += fill(fullPanel(under), toneOn(sheet.mood, under, colour)) + planks(colour, 0.1)(sheet, front)
  }
  return planks(lighter(colour, 0.35), 0.3)(sheet, on) + beams
}

/** The roof's two slopes over an attic room, boarded, with rafters. */
function atticSlopes(sheet: Sheet, room: Room): string {
  const { view, wide, deep, tall } = room
  const knee = 1.05
  const rise = tall + 0.5 - knee
  const length = Math.hypot(wide / 2, rise)
  const up = (sign: number): Vec => [(sign * wide) / 2 / length, rise / length, 0]
  const slopes = [
    face(view, [0, knee, -2.4], [0, 0, 1], up(1), deep + 2.4, length, 0.45),
    face(view, [wide, knee, -2.4], [0, 0, 1], up(-1), deep + 2.4, length, 0.7),
  ]
  const marks = slopes.map((on) => {
    let rafters = ''
    for (let u = 0.4; u < on.wide; u += 1.2)
      rafters += fill(panel(on, u, 0, 0.18, length), toneOn(sheet.mood, on, '#7d5735'))
    return planks('#cda675', 0.22)(sheet, on) + rafters
  })
  const ridge = face(view, [wide / 2 - 0.15, tall + 0.32, -2.4], [1, 0, 0], [0, 0, 1], 0.3, deep + 2.4, 0.4)
  return marks.join('') + fill(fullPanel(ridge), toneOn(sheet.mood, ridge, '#6d4a2c'))
}

/** The dim that gathers where walls meet. */
function corners(sheet: Sheet, room: Room): string {
  const shadow = (on: Face, from: number, to: number): string => {
    const paint = linear(sheet, on.at(from, 1), on.at(to, 1), [
      [0, '#2a1d16', 0.3],
      [1, '#2a1d16', 0],
    ])
    return fill(fullPanel(on), paint)
  }
  return (
    shadow(room.back, 0, 0.8) +
    shadow(room.back, room.wide, room.wide - 0.8) +
    shadow(room.left, room.left.wide, room.left.wide - 1.3) +
    shadow(room.right, room.right.wide, room.right.wide - 1.3)
  )
}

function skirting(sheet: Sheet, room: Room, colour: string): string {
  return [room.left, room.back, room.right]
    .map((on) => fill(panel(on, 0, 0, on.wide, 0.1), toneOn(sheet.mood, on, darker(colour, 0.3))))
    .join('')
}

/** Sunlight through a window, lying on the floor; `from` and `to` in metres on the floor. */
export function sunPatch(
  sheet: Sheet,
  room: Room,
  x: number,
  z: number,
  wide: number,
  deep: number,
  lean: number,
): string {
  const at = (px: number, pz: number): Point =>
    room.view([x + px + lean * (1 - pz), 0.005, z + deep * (pz - 1)])
  let marks = ''
  for (const [from, to] of [
    [0, 0.46],
    [0.54, 1],
  ] as const)
    for (const [near, far] of [
      [0, 0.6],
      [0.66, 1],
    ] as const)
      marks += polygon([at(from * wide, near), at(to * wide, near), at(to * wide, far), at(from * wide, far)])
  return fill(marks, mix('#fff3cf', sheet.mood.light, 0.4), 0.38)
}

/** A lit lamp: its shade, foot and the warm circle around it. */
export function lamp(sheet: Sheet, foot: Point, tall: number, shade = '#f0d9a8'): string {
  const [x, y] = foot
  const top = y - tall
  const cone = polygon(spots([x, top], tall, [-0.18, 0, 0.18, 0, 0.36, 0.48, -0.36, 0.48]))
  const paint = linear(
    sheet,
    [x, top],
    [x, top + tall * 0.5],
    [
      [0, lighter(shade, 0.4)],
      [1, mix(shade, '#ffb648', 0.5)],
    ],
  )
  const base = curve(
    [
      [x - tall * 0.05, top + tall * 0.48],
      [x - tall * 0.13, y - tall * 0.25],
      [x - tall * 0.16, y - tall * 0.08],
      [x - tall * 0.1, y],
      [x + tall * 0.1, y],
      [x + tall * 0.16, y - tall * 0.08],
      [x + tall * 0.13, y - tall * 0.25],
      [x + tall * 0.05, top + tall * 0.48],
    ],
    true,
  )
  return (
    glow(sheet, [x, top + tall * 0.3], Math.min(tall * 3.4, 420), '#ffce7a', tall > 200 ? 0.28 : 0.42) +
    oval([x, y], tall * 0.25, tall * 0.05, '#2a1d16', 0.35) +
    fill(base, lit(sheet.mood, '#7c8f86')) +
    fill(cone, paint)
  )
}
