import { bed } from './bed.ts'
import { framed, nightstand, rug } from './furniture.ts'
import type { Mood } from '../drawing/mood.ts'
import { indoorDay } from '../drawing/moods.ts'
import { outlook } from './outlook.ts'
import type { Quilt } from './quilt.ts'
import { type Shell, lamp, roomOf, shellOf, sunPatch } from './room.ts'
import { type Scene, scene } from '../drawing/scene.ts'
import { type Sheet, glow } from '../drawing/sheet.ts'
import { finishLight } from '../landscape/sky.ts'
import { bouquet } from './still-life.ts'
import type { Surface } from '../drawing/surfaces.ts'

/** Features that distinguish the rooms of one unit. */
export type Interior = {
  wall: Surface
  floor: string
  wood: string
  beams: string
  attic?: boolean
  quilt: Quilt
  pillow: string
  cover?: string
  curtains: string
  accent: readonly [string, string, ...string[]]
  outside: Mood
}

/** Walls, floor and beams of a unit as a room of 5.2 × 3.6 m. */
export const shellFor = (interior: Interior): Shell => ({
  wide: 5.2,
  deep: 3.6,
  tall: 2.85,
  wall: interior.wall,
  floor: interior.floor,
  beams: interior.beams,
  attic: interior.attic,
})

/** The bedroom of a unit: the bed under the window or beside it, by `bedAt`. */
export function bedroom(
  seed: string,
  alt: string,
  interior: Interior,
  bedAt: 'left' | 'right',
  mood: Mood = indoorDay,
): Scene {
  return scene(seed, alt, mood, (sheet) => drawBedroom(sheet, interior, bedAt))
}

function drawBedroom(sheet: Sheet, interior: Interior, bedAt: 'left' | 'right'): string[] {
  const shell = shellFor(interior)
  const room = roomOf({
    ...shell,
    eye: [bedAt === 'left' ? 3.3 : 1.9, 1.55, -1.75],
    focal: 1240,
    vanish: [bedAt === 'left' ? 930 : 670, 470],
  })
  const { view, back } = room
  const x = bedAt === 'left' ? 0.75 : 2.75
  const looks = bedAt === 'left' ? 'right' : 'left'
  const windowAt = bedAt === 'left' ? 3.25 : interior.attic ? 1.05 : 0.6
  const standAt = bedAt === 'left' ? 2.6 : 2.15
  const lampAt = view([standAt + 0.24, 0.58, 3.2])
  return [
    shellOf(sheet, room, shell),
    outlook(sheet, back, {
      u: windowAt,
      v: 0.95,
      wide: 1.35,
      tall: 1.2,
      mood: interior.outside,
      curtains: interior.curtains,
    }),
    interior.attic ? '' : framed(sheet, back, x + 0.45, 1.62, 0.7, 0.55, interior.accent),
    sunPatch(sheet, room, windowAt, 2.9, 1.3, 1.7, bedAt === 'left' ? -0.5 : 0.5),
    rug(sheet, view, bedAt === 'left' ? 2.75 : 0.7, 0.35, 1.8, 1.5, interior.accent),
    nightstand(sheet, view, standAt, 3.02, looks, interior.wood),
    bed(sheet, view, {
      x,
      z: 1.25,
      wide: 1.7,
      deep: 2.2,
      looks,
      wood: interior.wood,
      quilt: interior.quilt,
      pillow: interior.pillow,
      throw: interior.cover,
    }),
    lamp(sheet, lampAt, 92),
    bouquet(sheet, back.at(windowAt + 1.1, 0.86), 70, interior.accent),
    glow(sheet, back.at(windowAt + 0.7, 1.6), 700, '#fff2cf', sheet.mood.stars ? 0.05 : 0.2),
    finishLight(sheet, 0.16),
  ]
}
