import { type Interior, shellFor } from './bedrooms.ts'
import { lighter } from '../drawing/colour.ts'
import { framed, rug } from './furniture.ts'
import { fireplace } from './hearth.ts'
import type { Mood } from '../drawing/mood.ts'
import { indoorDay, indoorEvening } from '../drawing/moods.ts'
import { outlook } from './outlook.ts'
import { type Shell, lamp, roomOf, shellOf, sunPatch } from './room.ts'
import { type Scene, scene } from '../drawing/scene.ts'
import { armchair, chair, shelves, table } from './seats.ts'
import { glow } from '../drawing/sheet.ts'
import { finishLight } from '../landscape/sky.ts'
import { bouquet, cupProfile, jarProfile, jugProfile, turned } from './still-life.ts'

/** The same shell seen from the middle of a unit room; `x` is where the viewer stands, in metres. */
export const around = (shell: Shell, x: number): Shell => ({
  ...shell,
  attic: false,
  eye: [x, 1.5, -1.75],
  focal: 1240,
  vanish: [800, 470],
})

/** The corner by the window: armchair, small table, tea and a book. */
export function windowNook(seed: string, alt: string, interior: Interior): Scene {
  return scene(seed, alt, indoorDay, (sheet) => {
    const shell = { ...around(shellFor(interior), 2.6), wide: 4.6 }
    const room = roomOf(shell)
    const { view, back } = room
    return [
      shellOf(sheet, room, shell),
      outlook(sheet, back, {
        u: 1.35,
        v: 0.85,
        wide: 1.9,
        tall: 1.4,
        mood: interior.outside,
        curtains: interior.curtains,
        seed: `${seed}/out`,
      }),
      sunPatch(sheet, room, 1.3, 2.7, 1.9, 1.9, 0.3),
      framed(sheet, back, 3.75, 1.4, 0.55, 0.7, interior.accent),
      rug(sheet, view, 1.05, 0.25, 2.5, 1.6, interior.accent),
      bouquet(sheet, back.at(2.95, 0.76), 74, interior.accent),
      turned(sheet, back.at(1.65, 0.76), 46, cupProfile, interior.pillow),
      lamp(sheet, view([0.5, 0.02, 3.1]), 300, lighter(interior.curtains, 0.3)),
      armchair(sheet, view, 0.5, 1.35, interior.pillow, interior.wood),
      table(sheet, view, 1.95, 1.35, 0.95, 0.7, interior.wood),
      turned(sheet, view([2.25, 0.76, 1.7]), 84, jugProfile, '#efe6d3'),
      turned(sheet, view([2.6, 0.76, 1.55]), 46, cupProfile, interior.accent[0]),
      chair(sheet, view, 3.1, 1.35, interior.wood, 0.7),
      finishLight(sheet, 0.16),
    ]
  })
}

/** The living room of a cabin: fire, armchair, table; by day or in the evening. */
export function livingRoom(seed: string, alt: string, interior: Interior, mood: Mood = indoorEvening): Scene {
  return scene(seed, alt, mood, (sheet) => {
    const shell = { ...around(shellFor(interior), 2.8), wide: 5.6 }
    const room = roomOf(shell)
    const { view, back } = room
    return [
      shellOf(sheet, room, shell),
      outlook(sheet, back, {
        u: 0.5,
        v: 0.95,
        wide: 1.3,
        tall: 1.15,
        mood: interior.outside,
        curtains: interior.curtains,
        seed: `${seed}/out`,
      }),
      fireplace(sheet, room, 2.5),
      turned(sheet, view([2.8, 1.56, 3.0]), 60, jugProfile, interior.accent[0]),
      bouquet(sheet, view([4.1, 1.56, 3.0]), 76, interior.accent),
      shelves(sheet, back, 4.75, 0.75, [1.1, 1.6], interior.wood),
      turned(sheet, back.at(5.1, 1.66), 44, jarProfile, '#d9a441'),
      turned(sheet, back.at(5.1, 1.16), 40, jarProfile, interior.pillow),
      rug(sheet, view, 1.6, 0.2, 2.7, 1.6, interior.accent),
      table(sheet, view, 0.35, 1.6, 1.15, 0.8, interior.wood),
      turned(sheet, view([0.9, 0.76, 1.9]), 74, jugProfile, '#efe6d3'),
      chair(sheet, view, 1.05, 0.75, interior.wood, -0.3),
      armchair(sheet, view, 4.05, 0.85, interior.pillow, interior.wood),
      glow(sheet, view([3.5, 0.5, 2.8]), 800, '#ffb25a', 0.16),
      finishLight(sheet, 0.2),
    ]
  })
}
