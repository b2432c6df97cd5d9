import { type Interior, shellFor } from './bedrooms.ts'
import { lighter } from '../drawing/colour.ts'
import { block, boxOf, floorShadow } from './furniture.ts'
import { indoorDay } from '../drawing/moods.ts'
import { outlook } from './outlook.ts'
import { type Room, roomOf, shellOf, sunPatch } from './room.ts'
import { type Scene, scene } from '../drawing/scene.ts'
import { chair, shelves, table } from './seats.ts'
import { type Sheet, fill, glow, oval, stroke } from '../drawing/sheet.ts'
import { finishLight } from '../landscape/sky.ts'
import { type Face, face, fullPanel, panel, toneOn } from '../drawing/space.ts'
import { bouquet, bowlProfile, cupProfile, jarProfile, jugProfile, turned } from './still-life.ts'
import { planks, plaster } from '../drawing/surfaces.ts'
import { around } from './unit-rooms.ts'

/** The kitchen: tiled stove, shelves with crockery, a set table. */
export function kitchenRoom(seed: string, alt: string, interior: Interior): Scene {
  return scene(seed, alt, indoorDay, (sheet) => {
    const shell = { ...around(shellFor(interior), 2.8), wide: 5.6 }
    const room = roomOf(shell)
    const { view, back } = room
    const crockery = [0.16, 0.46, 0.76, 1.06].flatMap((u, index) =>
      [1.46, 1.86].map((v) =>
        turned(
          sheet,
          back.at(3.55 + u, v),
          index % 2 ? 44 : 36,
          index % 2 ? jugProfile : cupProfile,
          interior.accent[index % interior.accent.length] ?? '#efe6d3',
        ),
      ),
    )
    return [
      shellOf(sheet, room, shell),
      outlook(sheet, back, {
        u: 2.05,
        v: 1,
        wide: 1.15,
        tall: 1.15,
        mood: interior.outside,
        curtains: interior.curtains,
        seed: `${seed}/out`,
      }),
      stove(sheet, room, interior),
      shelves(sheet, back, 3.5, 1.35, [1.4, 1.8], interior.wood),
      ...crockery,
      counter(sheet, room, interior),
      sunPatch(sheet, room, 2, 2.5, 1.2, 1.6, 0.2),
      chair(sheet, view, 2.15, 1.5, interior.wood, 0.1),
      chair(sheet, view, 3.1, 1.5, interior.wood, -0.1),
      table(sheet, view, 1.75, 0.55, 2.1, 0.85, interior.wood),
      bouquet(sheet, view([2.8, 0.76, 1.1]), 130, interior.accent),
      turned(sheet, view([2.2, 0.76, 0.95]), 70, bowlProfile, '#f3ead6', 0.3),
      turned(sheet, view([3.4, 0.76, 1]), 92, jugProfile, interior.pillow),
      finishLight(sheet, 0.16),
    ]
  })
}

function stove(sheet: Sheet, room: Room, interior: Interior): string {
  const box = boxOf(room.view, [0.3, 0, 2.7], [1.35, 0.86, 0.9], 'right')
  const tile = (on: Face): string => {
    let marks = fill(fullPanel(on), toneOn(sheet.mood, on, '#efe6d3'))
    for (let v = 0.1; v < on.tall - 0.05; v += 0.19)
      for (let u = 0.02; u < on.wide - 0.05; u += 0.19)
        marks += fill(
          panel(on, u, v, Math.min(0.175, on.wide - u), 0.175),
          toneOn(sheet.mood, on, sheet.random.chance(0.25) ? lighter(interior.pillow, 0.4) : interior.pillow),
        )
    return marks
  }
  const hood = face(room.view, [0.3, 1.75, 2.7], [1, 0, 0], [0, 1, 0], 1.35, 0.3, 0.7)
  const flue = face(room.view, [0.55, 2.05, 2.9], [1, 0, 0], [0, 1, 0], 0.85, 0.8, 0.65)
  const door = panel(box.front, 0.16, 0.34, 0.46, 0.34)
  const ember = box.front.at(0.39, 0.48)
  return (
    floorShadow(room.view, 0.3, 2.7, 1.35, 0.9) +
    plaster('#f3ead8')(sheet, flue) +
    planks(interior.wood, 0.12)(sheet, hood) +
    tile(box.side) +
    tile(box.front) +
    fill(fullPanel(box.top), toneOn(sheet.mood, box.top, '#4a4646')) +
    fill(door, '#2b2624') +
    oval(ember, 20, 13, '#ff9a3c', 0.85) +
    glow(sheet, ember, 130, '#ff9a3c', 0.4) +
    turned(
      sheet,
      room.view([0.75, 0.86, 3.05]),
      74,
      [
        [0, 0.5],
        [0.7, 0.52],
        [1, 0.5],
      ],
      '#b5523c',
    ) +
    turned(sheet, room.view([1.25, 0.86, 3.1]), 66, jugProfile, '#efe6d3')
  )
}

function counter(sheet: Sheet, room: Room, interior: Interior): string {
  const box = boxOf(room.view, [3.45, 0, 3.05], [1.9, 0.84, 0.55], 'left')
  const doors = [0.08, 0.7, 1.32]
    .map(
      (u) =>
        fill(panel(box.front, u, 0.1, 0.52, 0.62), toneOn(sheet.mood, box.front, interior.pillow)) +
        stroke(
          panel(box.front, u + 0.06, 0.16, 0.4, 0.5),
          toneOn(sheet.mood, box.front, lighter(interior.pillow, 0.45)),
          3,
          0.7,
        ) +
        oval(box.front.at(u + 0.46, 0.44), 5, 5, '#d9a441'),
    )
    .join('')
  return (
    floorShadow(room.view, 3.45, 3.05, 1.9, 0.5) +
    block(sheet, box, interior.wood) +
    doors +
    turned(sheet, room.view([3.9, 0.84, 3.3]), 58, jarProfile, '#d9a441') +
    turned(sheet, room.view([4.4, 0.84, 3.3]), 52, bowlProfile, '#f0e6d2')
  )
}
