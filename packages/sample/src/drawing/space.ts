import { mix } from './colour.ts'
import { lit, shaded, type Mood } from './mood.ts'
import { polygon, type Point } from './shape.ts'

/** A place in metres: right, up, away from the viewer. */
export type Vec = readonly [x: number, y: number, z: number]
/** Where a place appears on the sheet. */
export type View = (place: Vec) => Point

/** A lens that keeps uprights upright. `turn` in radians to the right, `focal` in pixels, `vanish` the middle of the horizon. */
export function lens(options: { eye: Vec; turn?: number; focal: number; vanish: Point }): View {
  const { eye, turn = 0, focal, vanish } = options
  const cosine = Math.cos(turn)
  const sine = Math.sin(turn)
  return ([x, y, z]) => {
    const dx = x - eye[0]
    const dz = z - eye[2]
    const depth = Math.max(0.05, dx * sine + dz * cosine)
    return [
      vanish[0] + (focal * (dx * cosine - dz * sine)) / depth,
      vanish[1] - (focal * (y - eye[1])) / depth,
    ]
  }
}

/** The view from inside a thing that stands at `origin` and is turned by `heading` radians. */
export function standing(view: View, origin: Vec, heading = 0): View {
  const cosine = Math.cos(heading)
  const sine = Math.sin(heading)
  return ([x, y, z]) =>
    view([origin[0] + x * cosine + z * sine, origin[1] + y, origin[2] - x * sine + z * cosine])
}

/** A flat rectangle in space, measured in metres from its lower left corner; `sunny` 0 … 1 is how much light it gets. */
export type Face = { wide: number; tall: number; sunny: number; at(u: number, v: number): Point }

/** A face that starts at `origin` and runs along two unit vectors; sizes in metres. */
export function face(
  view: View,
  origin: Vec,
  along: Vec,
  up: Vec,
  wide: number,
  tall: number,
  sunny: number,
): Face {
  return {
    wide,
    tall,
    sunny,
    at: (u, v) =>
      view([
        origin[0] + along[0] * u + up[0] * v,
        origin[1] + along[1] * u + up[1] * v,
        origin[2] + along[2] * u + up[2] * v,
      ]),
  }
}

/** Path data of a rectangle on a face. */
export function panel(on: Face, u: number, v: number, wide: number, tall: number): string {
  return polygon([on.at(u, v), on.at(u + wide, v), on.at(u + wide, v + tall), on.at(u, v + tall)])
}

/** Path data of the whole face. */
export const fullPanel = (on: Face): string => panel(on, 0, 0, on.wide, on.tall)

/** How a local colour looks on a face in this light. */
export const toneOn = (mood: Mood, on: Face, colour: string): string =>
  mix(shaded(mood, colour), lit(mood, colour), on.sunny)

/** Pixels that a metre takes on a face, near the given spot. */
export function scaleAt(on: Face, u: number, v: number): number {
  const [x1, y1] = on.at(u, v)
  const [x2, y2] = on.at(u, v + 1)
  return Math.hypot(x2 - x1, y2 - y1)
}
