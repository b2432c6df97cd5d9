import { mix } from '../drawing/colour.ts'
import { type Point, polygon } from '../drawing/shape.ts'
import { type Sheet, fill } from '../drawing/sheet.ts'
import { type Face, type Vec, type View, face, panel, toneOn } from '../drawing/space.ts'
import { stones } from '../drawing/surfaces.ts'

/** A wall whose upper edge has crumbled; holes are arched windows in metres. */
function brokenWall(
  sheet: Sheet,
  on: Face,
  ragged: number,
  holes: readonly (readonly [u: number, v: number, wide: number, tall: number])[],
): string {
  const { random, mood } = sheet
  const crest: Point[] = []
  for (let u = on.wide; u >= 0; u -= on.wide / 9) crest.push(on.at(u, on.tall - random.next() * ragged))
  const shape = polygon([on.at(0, 0), on.at(on.wide, 0), ...crest])
  const gaps = holes.map(([u, v, wide, tall]) => {
    const arch = polygon([
      on.at(u, v),
      on.at(u + wide, v),
      on.at(u + wide, v + tall * 0.7),
      on.at(u + wide * 0.8, v + tall * 0.92),
      on.at(u + wide / 2, v + tall),
      on.at(u + wide * 0.2, v + tall * 0.92),
      on.at(u, v + tall * 0.7),
    ])
    return (
      fill(arch, mix(mood.sky[2], mood.far, 0.3)) +
      fill(panel(on, u, v, wide * 0.22, tall * 0.75), toneOn(mood, on, '#5f554a'))
    )
  })
  return stones('#b3a58e', 0.55)(sheet, on, shape) + gaps.join('')
}

/** The ruin: a round keep, a palace wall with empty windows, lower walls. */
export function ruin(sheet: Sheet, view: View): string {
  const wall = (
    origin: Vec,
    along: Vec,
    wide: number,
    tall: number,
    sunny: number,
    ragged: number,
    holes: readonly (readonly [number, number, number, number])[] = [],
  ): string => brokenWall(sheet, face(view, origin, along, [0, 1, 0], wide, tall, sunny), ragged, holes)
  return [
    wall([2, 0, 12], [1, 0, 0], 12, 9, 0.5, 4, [
      [2, 4, 1, 2],
      [5, 4, 1, 2],
      [8, 3.6, 1, 2],
    ]),
    keep(sheet, view),
    wall([3, 0, 5], [0.95, 0, 0.3], 13, 8, 0.9, 3.4, [
      [1.6, 3.2, 1.1, 2.2],
      [4.6, 3.2, 1.1, 2.2],
      [7.8, 3.2, 1.1, 2.2],
      [10.4, 0, 1.8, 2.8],
    ]),
    wall([-9, 0, 4], [1, 0, -0.25], 9, 3.6, 0.75, 1.6),
    wall([0, 0, 2], [1, 0, 0.1], 10, 2.6, 0.85, 1.4, [[3.6, 0, 1.6, 2]]),
  ].join('')
}

function keep(sheet: Sheet, view: View): string {
  const { mood } = sheet
  const left = face(view, [-3.2, 0, 6.4], [0.8, 0, -0.6], [0, 1, 0], 3.2, 15, 0.3)
  const front = face(view, [-0.7, 0, 4.5], [1, 0, 0], [0, 1, 0], 2.8, 15, 0.65)
  const right = face(view, [2.1, 0, 4.5], [0.8, 0, 0.6], [0, 1, 0], 2.6, 14.4, 0.95)
  const slit = [9.5, 5.5]
    .map((v) => fill(panel(front, 1.1, v, 0.45, 1.3), toneOn(mood, front, '#3b352f')))
    .join('')
  return (
    brokenWall(sheet, left, 1.2, []) +
    brokenWall(sheet, right, 2.2, []) +
    brokenWall(sheet, front, 1, []) +
    slit
  )
}
