import { darker, lighter } from '../drawing/colour.ts'
import { even, lit, shaded } from '../drawing/mood.ts'
import type { Pose } from './poses.ts'
import { type Point, curve, limb, polygon } from '../drawing/shape.ts'
import { type Sheet, fill, oval } from '../drawing/sheet.ts'

export type Clothes = {
  top: string
  legs: string
  hair: string
  hat?: string
  skin?: string
  skirt?: boolean
  pack?: string
}

/** A small person; `tall` is the height of a standing one in pixels. */
export function person(
  sheet: Sheet,
  foot: Point,
  tall: number,
  pose: Pose,
  clothes: Clothes,
  facing: 'left' | 'right' = 'right',
): string {
  const { mood } = sheet
  const sign = facing === 'right' ? 1 : -1
  const at = ([x, y]: Point): Point => [foot[0] + sign * x * tall, foot[1] - y * tall]
  const part = (points: readonly Point[], widths: readonly number[]): string =>
    limb(points.map((point, index) => [...at(point), (widths[index] ?? 0.05) * tall] as const))
  const skin = lit(mood, clothes.skin ?? '#e0b08c')
  const [near, far] = pose.legs
  const [armNear, armFar] = pose.arms
  const leg = (joints: readonly [Point, Point] | undefined, tone: string): string =>
    joints === undefined
      ? ''
      : fill(part([pose.hip, joints[0], joints[1]], [0.13, 0.095, 0.07]), tone) +
        fill(
          part([joints[1], [joints[1][0] + 0.07, joints[1][1] - 0.005]], [0.06, 0.045]),
          shaded(mood, '#3a2b22'),
        )
  const arm = (joints: readonly [Point, Point] | undefined, tone: string): string =>
    joints === undefined
      ? ''
      : fill(part([[pose.neck[0], pose.neck[1] - 0.04], joints[0], joints[1]], [0.085, 0.07, 0.055]), tone) +
        oval(at(joints[1]), tall * 0.032, tall * 0.032, skin)
  const top = lit(mood, clothes.top)
  const torso = part(
    [
      [pose.hip[0], pose.hip[1] - 0.03],
      [(pose.hip[0] + pose.neck[0]) / 2, (pose.hip[1] + pose.neck[1]) / 2],
      pose.neck,
    ],
    [0.17, 0.17, 0.12],
  )
  return (
    arm(armFar, darker(top, 0.3)) +
    leg(far, darker(even(mood, clothes.legs), 0.2)) +
    backpack(sheet, part, pose, clothes) +
    leg(near, even(mood, clothes.legs)) +
    skirt(sheet, at, pose, clothes) +
    fill(torso, top) +
    head(sheet, at, tall, pose, clothes, skin, sign) +
    arm(armNear, darker(top, 0.1))
  )
}

function head(
  sheet: Sheet,
  at: (point: Point) => Point,
  tall: number,
  pose: Pose,
  clothes: Clothes,
  skin: string,
  sign: number,
): string {
  const centre = at(pose.head)
  const r = tall * 0.062
  const neck = limb([
    [...at(pose.neck), tall * 0.06],
    [...centre, tall * 0.05],
  ])
  const hair = curve(
    [
      [centre[0] + sign * r * 0.75, centre[1] - r * 0.55],
      [centre[0], centre[1] - r * 1.22],
      [centre[0] - sign * r * 1.15, centre[1] - r * 0.3],
      [centre[0] - sign * r * 0.85, centre[1] + r * 0.75],
      [centre[0] - sign * r * 0.2, centre[1] - r * 0.2],
    ],
    true,
  )
  const hat =
    clothes.hat === undefined
      ? ''
      : fill(
          polygon([
            [centre[0] - r * 1.75, centre[1] - r * 0.35],
            [centre[0] + r * 1.75, centre[1] - r * 0.45],
            [centre[0] + r * 0.95, centre[1] - r * 0.7],
            [centre[0] + r * 0.75, centre[1] - r * 1.5],
            [centre[0] - r * 0.75, centre[1] - r * 1.45],
            [centre[0] - r * 0.95, centre[1] - r * 0.65],
          ]),
          lighter(even(sheet.mood, clothes.hat), 0.12),
        )
  return (
    fill(neck, darker(skin, 0.12)) +
    oval(centre, r, r * 1.12, skin) +
    face(centre, r, sign, skin) +
    fill(hair, even(sheet.mood, clothes.hair)) +
    hat
  )
}

/** Nose, eye and cheek, for figures large enough to have them. */
function face([x, y]: Point, r: number, sign: number, skin: string): string {
  if (r < 20) return ''
  const nose = oval([x + sign * r * 0.95, y + r * 0.08], r * 0.2, r * 0.15, skin)
  const eye = oval([x + sign * r * 0.5, y - r * 0.12], r * 0.075, r * 0.1, '#2b211c')
  const cheek = oval([x + sign * r * 0.38, y + r * 0.32], r * 0.24, r * 0.17, '#d9745c', 0.35)
  const smile = `<path d="M${x + sign * r * 0.82} ${y + r * 0.42}Q${x + sign * r * 0.62} ${y + r * 0.6} ${x + sign * r * 0.42} ${y + r * 0.5}" fill="none" stroke="#8a4a38" stroke-width="${r * 0.07}" stroke-linecap="round"/>`
  return nose + cheek + eye + smile
}

type At = (point: Point) => Point
type Part = (points: readonly Point[], widths: readonly number[]) => string

function skirt({ mood }: Sheet, at: At, pose: Pose, clothes: Clothes): string {
  return clothes.skirt
    ? fill(
        polygon([
          at([pose.hip[0] - 0.08, pose.hip[1] + 0.04]),
          at([pose.hip[0] + 0.09, pose.hip[1] + 0.04]),
          at([pose.hip[0] + 0.15, 0.16]),
          at([pose.hip[0] - 0.15, 0.16]),
        ]),
        even(mood, clothes.legs),
      )
    : ''
}

function backpack({ mood }: Sheet, part: Part, pose: Pose, clothes: Clothes): string {
  return clothes.pack === undefined
    ? ''
    : fill(
        part(
          [
            [pose.neck[0] - 0.11, pose.neck[1] - 0.02],
            [pose.hip[0] - 0.13, pose.hip[1] + 0.05],
          ],
          [0.13, 0.15],
        ),
        even(mood, clothes.pack),
      )
}
