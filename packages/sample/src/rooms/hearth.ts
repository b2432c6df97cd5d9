import { darker, lighter } from '../drawing/colour.ts'
import { burningLogs, flames } from '../landscape/fire.ts'
import { loaf } from './food.ts'
import { rug } from './furniture.ts'
import { even, lit, shaded } from '../drawing/mood.ts'
import { indoorEvening, winterEvening } from '../drawing/moods.ts'
import { outlook } from './outlook.ts'
import { woodpile } from '../buildings/props.ts'
import { type Shell, lamp, roomOf, shellOf } from './room.ts'
import { armchair } from './seats.ts'
import { type Point, along, curve, polygon } from '../drawing/shape.ts'
import { type Sheet, clipped, fill, glow, linear, oval, stroke } from '../drawing/sheet.ts'
import { face, fullPanel, panel, toneOn } from '../drawing/space.ts'
import { jugProfile, turned } from './still-life.ts'
import { type Surface, planks, plaster, stones } from '../drawing/surfaces.ts'
import { flatView } from './table-corner.ts'

/** A stone fireplace on the back wall of a room, from `u` metres on, with fire in it. */
export function fireplace(sheet: Sheet, room: ReturnType<typeof roomOf>, u: number): string {
  const { view } = room
  const wide = 2
  const breast = face(view, [u, 0, room.deep - 0.45], [1, 0, 0], [0, 1, 0], wide, room.tall, 0.7)
  const flank = face(view, [u + wide, 0, room.deep - 0.45], [0, 0, 1], [0, 1, 0], 0.45, room.tall, 0.35)
  const stone: Surface = stones('#a3937f', 0.34)
  const mouth = (grow: number): string =>
    polygon([
      breast.at(0.42 - grow, 0.22),
      breast.at(1.58 + grow, 0.22),
      breast.at(1.58 + grow, 0.86),
      breast.at(1.4, 1.08 + grow),
      breast.at(1, 1.16 + grow),
      breast.at(0.6, 1.08 + grow),
      breast.at(0.42 - grow, 0.86),
    ])
  const base = breast.at(1, 0.24)
  const metre = Math.abs(breast.at(1, 0)[0] - breast.at(0, 0)[0])
  const shelf = face(view, [u - 0.15, 1.42, room.deep - 0.7], [1, 0, 0], [0, 1, 0], wide + 0.3, 0.14, 0.7)
  const shelfTop = face(view, [u - 0.15, 1.56, room.deep - 0.7], [1, 0, 0], [0, 0, 1], wide + 0.3, 0.3, 0.9)
  const slab = face(view, [u - 0.2, 0.1, room.deep - 1], [1, 0, 0], [0, 0, 1], wide + 0.4, 0.55, 0.8)
  const slabFront = face(view, [u - 0.2, 0, room.deep - 1], [1, 0, 0], [0, 1, 0], wide + 0.4, 0.1, 0.55)
  return [
    glow(sheet, base, metre * 3.4, '#ff9a3c', 0.28),
    stone(sheet, flank),
    stone(sheet, breast),
    fill(mouth(0.1), toneOn(sheet.mood, breast, '#7a6a58')),
    fill(mouth(0), '#1d1613'),
    clipped(
      sheet,
      mouth(0),
      fill(
        mouth(0),
        linear(sheet, breast.at(1, 1.2), base, [
          [0, '#1d1613', 0],
          [1, '#7a3a1c', 0.8],
        ]),
      ) +
        burningLogs(sheet, base, metre * 0.7) +
        flames(sheet, [base[0], base[1] - metre * 0.05], metre * 0.6, metre * 0.72, 2.6),
    ),
    stones('#8f8374', 0.4)(sheet, slab),
    fill(fullPanel(slabFront), toneOn(sheet.mood, slabFront, '#6f665b')),
    planks('#8a5a33', 0.2)(sheet, shelf),
    fill(fullPanel(shelfTop), toneOn(sheet.mood, shelfTop, '#a8753f')),
    glow(sheet, [base[0], base[1] - metre * 0.2], metre * 2, '#ffb25a', 0.22),
  ].join('')
}

const winterShell: Shell = {
  wide: 5.6,
  deep: 3.4,
  tall: 2.7,
  wall: plaster('#d9c09a'),
  floor: '#8f6239',
  beams: '#5f3f28',
  eye: [2.8, 1.4, -2],
  focal: 1180,
  vanish: [800, 480],
}

/** The winter parlour: fire, armchair, snow in the window. */
export function hearthWall(sheet: Sheet): string {
  const room = roomOf(winterShell)
  const { view, back } = room
  return [
    shellOf(sheet, room, winterShell),
    outlook(sheet, back, {
      u: 4.15,
      v: 0.95,
      wide: 1.05,
      tall: 1.2,
      mood: winterEvening,
      frame: '#8a5a33',
      curtains: '#9e3b2c',
    }),
    fireplace(sheet, room, 1.55),
    turned(sheet, view([1.75, 1.56, 2.8]), 86, jugProfile, '#4f7d80'),
    turned(sheet, view([3.3, 1.56, 2.8]), 66, jugProfile, '#c9a067'),
    woodpile(sheet, [view([0.15, 0, 2.9])[0], view([0.15, 0, 2.9])[1]], 220, 8),
    rug(sheet, view, 1.5, 0.3, 2.3, 1.5, ['#9e3b2c', '#d9a441', '#f0e2c4', '#3f4f45']),
    armchair(sheet, view, 3.75, 0.9, '#5f7a55', '#7d5736'),
    lamp(sheet, view([5.1, 0.95, 2.6]), 96),
    glow(sheet, view([2.5, 0.4, 2.6]), 900, '#ff9a3c', sheet.mood === indoorEvening ? 0.16 : 0.1),
  ].join('')
}

/** A whitewashed bread oven with its arched mouth, a shovel, and logs below. */
export function breadOven(sheet: Sheet): string {
  const { mood } = sheet
  const wall = face(flatView(1000), [0, 0, 0], [1, 0, 0], [0, 1, 0], 16, 10, 0.6)
  const oven = face(flatView(1000), [6.2, 0, 0], [1, 0, 0], [0, 1, 0], 9, 8, 0.8)
  const dome = polygon(along(oven.at, [0, 0, 9, 0, 9, 6.4, 7.6, 7.7, 5.4, 8.2, 2.4, 7.9, 0.6, 6.6, 0, 4.8]))
  const mouth = (grow: number): string =>
    curve([
      oven.at(1.9 - grow, 2.9 - grow * 0.2),
      oven.at(1.9 - grow, 4.2),
      oven.at(2.7, 5.3 + grow),
      oven.at(3.9, 5.6 + grow),
      oven.at(5.1, 5.3 + grow),
      oven.at(5.9 + grow, 4.2),
      oven.at(5.9 + grow, 2.9 - grow * 0.2),
    ])
  const base: Point = oven.at(3.9, 3)
  const shovel = stroke(`M470 700L${base[0] - 40} ${base[1] - 24}`, lit(mood, '#a8753f'), 17)
  return [
    plaster('#e0cba6')(sheet, wall),
    fill(`M0 1000H1600V1067H0Z`, shaded(mood, '#8a6a4a')),
    fill('M0 60H1600V128H0Z', even(mood, '#6d4a2c')),
    fill('M0 112H1600V130H0Z', shaded(mood, '#3f2b1d')),
    plaster('#f6eddb')(sheet, oven, dome),
    fill(`${mouth(0.45)}Z`, even(mood, '#b5644a')),
    stroke(mouth(0.22), darker(even(mood, '#b5644a'), 0.4), 4, 0.6),
    fill(`${mouth(0)}Z`, '#1d1512'),
    clipped(
      sheet,
      `${mouth(0)}Z`,
      fill(
        `${mouth(0)}Z`,
        linear(sheet, oven.at(3.9, 5.6), base, [
          [0, '#2a1712'],
          [1, '#b5501e'],
        ]),
      ) +
        flames(sheet, [base[0] + 130, base[1]], 150, 200, 2.4) +
        loaf(sheet, [base[0] - 90, base[1] - 40], 92),
    ),
    glow(sheet, [base[0], base[1] - 120], 620, '#ff9a3c', 0.32),
    fill(panel(oven, 1.3, 2.55, 5.2, 0.36), lit(mood, '#a3937f')),
    shovel,
    oval([base[0] - 70, base[1] - 40], 96, 20, lit(mood, '#c08a55')),
    loaf(sheet, [base[0] - 70, base[1] - 62], 76),
    fill(curve(along(oven.at, [2.4, 0, 2.4, 1.3, 3.9, 1.9, 5.4, 1.3, 5.4, 0])), '#231a15'),
    woodpile(sheet, [850, 996], 290, 6),
    fill('M1180 900H1600V930H1180Z', lit(mood, '#a87545')),
    fill('M1180 930H1600V1067H1180Z', shaded(mood, '#7d5736')),
    glow(sheet, [300, 200], 500, lighter('#ffce7a', 0.2), 0.2),
  ].join('')
}
