import { darker, mix } from '../drawing/colour.ts'
import { pigment } from '../drawing/palette.ts'
import { between, polygon, type Point } from '../drawing/shape.ts'
import { clipped, fill, linear, oval, type Sheet } from '../drawing/sheet.ts'
import { face, fullPanel, panel, toneOn, type Face, type Vec, type View } from '../drawing/space.ts'
import { tufts } from '../landscape/meadow.ts'
import { opening, type Opening } from './openings.ts'
import { shingles, snowCover, stones, type Surface } from '../drawing/surfaces.ts'

/** A gabled house in metres, its gable towards the viewer. */
export type House = {
  wide: number
  deep: number
  wall: number
  rise: number
  /** Which long side is seen beside the gable. */
  side: 'left' | 'right'
  /** How much sun the gable and the long side get, 0 … 1. */
  sun: readonly [gable: number, long: number]
  front: Surface
  gable: Surface
  long: Surface
  roof?: Surface
  overhang?: number
  plinth?: number
  /** The little roof under the gable that keeps rain off the front. */
  skirt?: boolean
  logEnds?: boolean
  frontOpenings?: readonly Opening[]
  gableOpenings?: readonly Opening[]
  longOpenings?: readonly Opening[]
  /** Distance from the gable, none without a chimney. */
  chimney?: number
}

type Parts = { view: View; house: House; front: Face; long: Face; slope: Face; reach: number; drop: number }

function partsOf(view: View, house: House): Parts {
  const { wide, deep, wall, rise, side, sun, overhang = 0.7 } = house
  const right = side === 'right'
  const front = face(view, [0, 0, 0], [1, 0, 0], [0, 1, 0], wide, wall, sun[0])
  const long = right
    ? face(view, [wide, 0, 0], [0, 0, 1], [0, 1, 0], deep, wall, sun[1])
    : face(view, [0, 0, deep], [0, 0, -1], [0, 1, 0], deep, wall, sun[1])
  const drop = (overhang * rise) / (wide / 2)
  const eave = right ? wide + overhang : -overhang
  const run = (wide / 2 + overhang) * (right ? -1 : 1)
  const length = Math.hypot(run, rise + drop)
  const up: Vec = [run / length, (rise + drop) / length, 0]
  const slope = face(
    view,
    [eave, wall - drop, -overhang],
    [0, 0, 1],
    up,
    deep + 2 * overhang,
    length,
    Math.min(1, sun[1] * 0.85 + 0.15),
  )
  return { view, house, front, long, slope, reach: overhang, drop }
}

/** Draws the whole house; what is further away first. */
export function drawHouse(sheet: Sheet, view: View, house: House): string {
  const parts = partsOf(view, house)
  return [
    longWall(sheet, parts),
    frontWall(sheet, parts),
    gable(sheet, parts),
    eaveShadow(sheet, parts),
    house.skirt ? skirt(sheet, parts) : '',
    roof(sheet, parts),
    house.chimney === undefined ? '' : chimney(sheet, parts, house.chimney),
    verges(sheet, parts),
    footing(sheet, parts),
  ].join('')
}

function footing(sheet: Sheet, { front, long, house }: Parts): string {
  const size = Math.abs(front.at(0, 0.32)[1] - front.at(0, 0)[1])
  const door = (house.frontOpenings ?? []).find((one) => one.kind === 'door')
  const walls = tufts(sheet, long.at(0, 0), long.at(long.wide, 0), size)
  if (door === undefined) return walls + tufts(sheet, front.at(0, 0), front.at(house.wide, 0), size)
  return (
    walls +
    tufts(sheet, front.at(0, 0), front.at(door.u - 0.3, 0), size) +
    tufts(sheet, front.at(door.u + (door.wide ?? 1) + 0.3, 0), front.at(house.wide, 0), size)
  )
}

function longWall(sheet: Sheet, { house, long }: Parts): string {
  const plinth =
    house.plinth === undefined ? '' : stones(pigment.stone)(sheet, { ...long, tall: house.plinth })
  const shade = linear(sheet, long.at(0, long.tall), long.at(0, long.tall * 0.55), [
    [0, '#1c1d2a', 0.42],
    [1, '#1c1d2a', 0],
  ])
  return (
    house.long(sheet, long) +
    plinth +
    (house.longOpenings ?? []).map((one) => opening(sheet, long, one)).join('') +
    fill(fullPanel(long), shade)
  )
}

function frontWall(sheet: Sheet, parts: Parts): string {
  const { house, front } = parts
  const plinth =
    house.plinth === undefined ? '' : stones(pigment.stone)(sheet, { ...front, tall: house.plinth })
  const openings = (house.frontOpenings ?? []).map((one) => opening(sheet, front, one)).join('')
  return house.front(sheet, front) + (house.logEnds ? logEnds(sheet, parts) : '') + plinth + openings
}

function gable(sheet: Sheet, { view, house, front }: Parts): string {
  const upper = face(view, [0, house.wall, 0], [1, 0, 0], [0, 1, 0], house.wide, house.rise, front.sunny)
  const shape = polygon([upper.at(0, 0), upper.at(house.wide, 0), upper.at(house.wide / 2, house.rise)])
  return (
    clipped(sheet, shape, house.gable(sheet, upper, shape)) +
    (house.gableOpenings ?? []).map((one) => opening(sheet, upper, one)).join('')
  )
}

/** Crossed log ends at the corner that faces the viewer. */
function logEnds(sheet: Sheet, { house, front }: Parts): string {
  const rows = Math.round(house.wall / 0.26)
  const corner = house.side === 'right' ? house.wide : 0
  let marks = ''
  for (const u of [corner, house.wide - corner]) {
    for (let row = 0; row < rows; row++) {
      const centre = front.at(u, ((row + 0.5) * house.wall) / rows)
      const size = Math.abs(front.at(0, 0.26)[1] - front.at(0, 0)[1]) * 0.48
      marks +=
        oval(centre, size, size, toneOn(sheet.mood, front, pigment.logDark)) +
        oval(centre, size * 0.72, size * 0.72, toneOn(sheet.mood, front, pigment.paleWood))
    }
  }
  return marks
}

function eaveShadow(sheet: Sheet, { view, house }: Parts): string {
  const at = (x: number, y: number): Point => view([x, y, -0.02])
  const { wide, wall, rise } = house
  const left = polygon([
    at(0, wall - 0.1),
    at(wide / 2, wall + rise),
    at(wide / 2, wall + rise - 0.75),
    at(0, wall - 0.75),
  ])
  const right = polygon([
    at(wide, wall - 0.1),
    at(wide / 2, wall + rise),
    at(wide / 2, wall + rise - 0.75),
    at(wide, wall - 0.75),
  ])
  return fill(left + right, mix(sheet.mood.shade, '#20212c', 0.65), 0.38)
}

function skirt(sheet: Sheet, { view, house, front }: Parts): string {
  const out = 0.75
  const tall = Math.hypot(out, 0.6)
  const on = face(
    view,
    [-0.3, house.wall - 0.3, -out],
    [1, 0, 0],
    [0, 0.6 / tall, out / tall],
    house.wide + 0.6,
    tall,
    front.sunny,
  )
  const cast = panel(front, 0, house.wall - 0.95, house.wide, 0.7)
  return (
    fill(cast, '#20212c', 0.35) +
    (sheet.mood.snow ? snowCover(sheet, on) : (house.roof ?? shingles(pigment.shingle))(sheet, on))
  )
}

function roof(sheet: Sheet, { house, slope }: Parts): string {
  const surface = (house.roof ?? shingles(pigment.shingle))(sheet, slope)
  const edge = panel(slope, 0, -0.12, slope.wide, 0.16)
  return (
    surface +
    (sheet.mood.snow ? snowCover(sheet, slope) : '') +
    fill(edge, toneOn(sheet.mood, slope, darker(pigment.logDark, 0.2)))
  )
}

/** The boards along both edges of the gable; they close the roof towards the viewer. */
function verges(sheet: Sheet, { view, house, front, reach, drop }: Parts): string {
  const { wide, wall, rise } = house
  const at = (x: number, y: number): Point => view([x, y, -reach])
  const thick = 0.3
  const limb = (eaveX: number): string =>
    polygon([
      at(eaveX, wall - drop + 0.02),
      at(wide / 2, wall + rise + 0.1),
      at(wide / 2, wall + rise - thick),
      at(eaveX, wall - drop - thick),
    ])
  const wood = toneOn(sheet.mood, front, '#5a4030')
  const hidden = house.side === 'right' ? -reach : wide + reach
  const soffit = polygon([
    view([hidden, wall - drop, 0.4]),
    view([wide / 2, wall + rise, 0.4]),
    at(wide / 2, wall + rise),
    at(hidden, wall - drop),
  ])
  const boards =
    fill(soffit, darker(wood, 0.35)) + fill(limb(-reach), wood) + fill(limb(wide + reach), darker(wood, 0.12))
  if (!sheet.mood.snow) return boards
  const cap = (eaveX: number): string =>
    polygon([
      at(eaveX, wall - drop + 0.3),
      at(wide / 2, wall + rise + 0.4),
      at(wide / 2, wall + rise + 0.02),
      at(eaveX, wall - drop - 0.04),
    ])
  return boards + fill(cap(-reach) + cap(wide + reach), sheet.mood.meadow[2])
}

function chimney(sheet: Sheet, { view, house, slope }: Parts, from: number): string {
  const size = 0.8
  const top = house.wall + house.rise + 1
  const foot = house.wall + house.rise - 1.2
  const x = house.wide / 2 + (house.side === 'right' ? 0.25 : -0.25 - size)
  const front = face(view, [x, foot, from], [1, 0, 0], [0, 1, 0], size, top - foot, house.sun[0])
  const side = face(
    view,
    [house.side === 'right' ? x + size : x, foot, from],
    [0, 0, 1],
    [0, 1, 0],
    size,
    top - foot,
    slope.sunny,
  )
  const cap = polygon([
    between(front.at(0, top - foot), front.at(size, top - foot), -0.12),
    between(front.at(0, top - foot), front.at(size, top - foot), 1.12),
    front.at(size * 1.1, top - foot - 0.2),
    front.at(-size * 0.1, top - foot - 0.2),
  ])
  const make = stones('#a08a76', 0.3)
  return (
    make(sheet, side) +
    make(sheet, front) +
    fill(cap, sheet.mood.snow ? sheet.mood.meadow[2] : toneOn(sheet.mood, front, '#6b5a4e'))
  )
}

/** Where smoke leaves the chimney. */
export function chimneyTop(view: View, house: House): Point {
  return view([
    house.wide / 2 + (house.side === 'right' ? 0.6 : -0.6),
    house.wall + house.rise + 1.1,
    house.chimney ?? 0,
  ])
}
