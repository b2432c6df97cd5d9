import { burningLogs, flames } from '../landscape/fire.ts'
import { block, boxOf } from './furniture.ts'
import { lit } from '../drawing/mood.ts'
import { winterEvening } from '../drawing/moods.ts'
import { outlook } from './outlook.ts'
import { stonesAlong } from '../buildings/props.ts'
import { type Shell, roomOf, shellOf } from './room.ts'
import type { Point } from '../drawing/shape.ts'
import { type Sheet, clipped, fill, glow, oval } from '../drawing/sheet.ts'
import { smoke } from '../landscape/sky.ts'
import { panel } from '../drawing/space.ts'
import { turned } from './still-life.ts'
import { planks } from '../drawing/surfaces.ts'

const shell: Shell = {
  wide: 4.6,
  deep: 3,
  tall: 2.6,
  wall: planks('#b07a48', 0.16),
  floor: '#8a5a33',
  beams: '#8a5a33',
  eye: [2.1, 1.4, -1.8],
  focal: 1200,
  vanish: [760, 480],
}

/** The hot room: benches in two steps, a stove with stones, a pail, a window to the snow. */
export function saunaRoom(sheet: Sheet): string {
  const room = roomOf(shell)
  const { view, back } = room
  const upper = boxOf(view, [0.1, 0.85, 2.2], [3, 0.09, 0.8], 'right')
  const lower = boxOf(view, [0.1, 0.4, 1.55], [3, 0.09, 0.65], 'right')
  const risers = [
    boxOf(view, [0.1, 0.49, 2.25], [3, 0.36, 0.7], 'right'),
    boxOf(view, [0.1, 0, 1.6], [3, 0.4, 0.6], 'right'),
  ]
  const oven = boxOf(view, [3.3, 0, 2], [0.95, 0.85, 0.85], 'left')
  const hearth = oven.front.at(0.47, 0.16)
  const door = panel(oven.front, 0.2, 0.14, 0.55, 0.42)
  const rim = oven.front.at(0.47, 0.9)
  const pile = Array.from({ length: 34 }, (): Point => [
    rim[0] + sheet.random.around(0, 120),
    rim[1] - sheet.random.between(-6, 56),
  ]).toSorted((a, b) => a[1] - b[1])
  return [
    shellOf(sheet, room, shell),
    outlook(sheet, back, { u: 3.1, v: 1.25, wide: 1.1, tall: 0.85, mood: winterEvening, frame: '#7d5736' }),
    block(sheet, risers[0] ?? upper, '#8a5a33'),
    block(sheet, upper, '#c9975c'),
    block(sheet, risers[1] ?? lower, '#8a5a33'),
    block(sheet, lower, '#d3a366'),
    block(sheet, oven, '#4a4442', planks('#4a4442', 0.9)),
    fill(door, '#1d1512'),
    clipped(sheet, door, burningLogs(sheet, hearth, 110) + flames(sheet, hearth, 100, 110, 2)),
    stonesAlong(sheet, pile, 25),
    smoke(sheet, [rim[0], rim[1] - 40], 300, '#fff0dc', 0.3),
    turned(
      sheet,
      view([2.3, 0.5, 1.85]),
      120,
      [
        [0, 0.4],
        [0.5, 0.45],
        [1, 0.5],
      ],
      '#b5763f',
      0.3,
    ),
    oval([view([2.3, 0.5, 1.85])[0], view([2.3, 0.5, 1.85])[1] - 118], 52, 15, lit(sheet.mood, '#6f9a9c')),
    rolled(sheet, view([0.75, 0.94, 2.5])),
    rolled(sheet, view([1.15, 0.94, 2.5])),
    glow(sheet, view([3.7, 1, 2]), 620, '#ff9a3c', 0.25),
    glow(sheet, view([0.4, 2, 2.8]), 520, '#ffd08a', 0.3),
  ].join('')
}

/** A rolled towel. */
function rolled(sheet: Sheet, [x, y]: Point): string {
  const tone = lit(sheet.mood, '#f3ead8')
  return (
    oval([x + 44, y - 24], 26, 28, tone) +
    fill(`M${x - 40} ${y - 52}H${x + 44}V${y + 4}H${x - 40}Z`, tone) +
    oval([x - 40, y - 24], 26, 28, '#d9c9ac') +
    oval([x - 40, y - 24], 15, 17, tone) +
    oval([x - 40, y - 24], 7, 8, '#c9b694')
  )
}
