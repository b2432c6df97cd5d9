import { type Interior, shellFor } from './bedrooms.ts'
import { darker, lighter } from '../drawing/colour.ts'
import { block, boxOf, floorShadow, rug } from './furniture.ts'
import { lit, shaded } from '../drawing/mood.ts'
import { indoorDay } from '../drawing/moods.ts'
import { outlook } from './outlook.ts'
import { type Room, roomOf, shellOf, sunPatch } from './room.ts'
import { type Scene, scene } from '../drawing/scene.ts'
import { curve, polygon, spots } from '../drawing/shape.ts'
import { type Sheet, clipped, fill, linear, oval, placed, stroke } from '../drawing/sheet.ts'
import { finishLight } from '../landscape/sky.ts'
import { type Face, panel, toneOn } from '../drawing/space.ts'
import { bouquet, bowlProfile, jarProfile, turned } from './still-life.ts'
import { plaster } from '../drawing/surfaces.ts'
import { around } from './unit-rooms.ts'

/** The bathroom: basin on a wooden bench, round mirror, tiles, towels, a tub. */
export function bathroom(
  seed: string,
  alt: string,
  interior: Interior,
  tile: string,
  mirrored = false,
): Scene {
  return scene(seed, alt, indoorDay, (sheet) => {
    const drawn = drawBathroom(sheet, seed, interior, tile)
    return [
      mirrored ? placed(drawn.join(''), [sheet.width, 0], 1, true) : drawn.join(''),
      finishLight(sheet, 0.14),
    ]
  })
}

function drawBathroom(sheet: Sheet, seed: string, interior: Interior, tile: string): string[] {
  const shell = { ...around(shellFor({ ...interior, wall: plaster(lighter(tile, 0.72)) }), 2.3), wide: 4.4 }
  const room = roomOf(shell)
  const { view, back } = room
  const bench = boxOf(view, [0.45, 0.62, 3.05], [1.6, 0.1, 0.52], 'right')
  const mirror = back.at(1.2, 1.72)
  return [
    shellOf(sheet, room, shell),
    tiles(sheet, back, tile),
    outlook(sheet, back, {
      u: 2.95,
      v: 1.15,
      wide: 0.9,
      tall: 1.05,
      mood: interior.outside,
      seed: `${seed}/out`,
    }),
    sunPatch(sheet, room, 2.7, 2.6, 1, 1.5, 0.2),
    oval(mirror, 106, 112, shaded(sheet.mood, interior.wood)),
    oval(
      mirror,
      94,
      100,
      linear(
        sheet,
        [mirror[0] - 90, mirror[1] - 90],
        [mirror[0] + 90, mirror[1] + 90],
        [
          [0, '#f4f6f0'],
          [0.5, '#c7d3d0'],
          [1, '#e6eae2'],
        ],
      ),
    ),
    floorShadow(view, 0.45, 3.05, 1.6, 0.5),
    block(sheet, boxOf(view, [0.5, 0, 3.1], [0.1, 0.62, 0.4], 'right'), interior.wood),
    block(sheet, boxOf(view, [1.9, 0, 3.1], [0.1, 0.62, 0.4], 'right'), interior.wood),
    towelStack(sheet, view([1.25, 0.1, 3.2]), interior.accent),
    block(sheet, bench, interior.wood),
    turned(sheet, view([1.2, 0.72, 3.25]), 84, bowlProfile, '#fbf6ec', 0.26),
    stroke(curve([back.at(1.2, 1.02), back.at(1.2, 1.16), back.at(1.2, 1.2)]), '#8d8a80', 9),
    bouquet(sheet, view([0.7, 0.72, 3.2]), 80, interior.accent),
    turned(sheet, view([1.8, 0.72, 3.2]), 56, jarProfile, tile),
    tub(sheet, room, tile),
    hangingTowel(sheet, back, 2.25, interior.accent[0]),
    rug(sheet, view, 0.7, 1.3, 1.5, 0.9, interior.accent),
  ]
}

function tiles(sheet: Sheet, on: Face, colour: string): string {
  const { random, mood } = sheet
  let marks = ''
  const size = 0.18
  for (let v = 0.1; v < 1.1; v += size)
    for (let u = 0; u < on.wide; u += size)
      marks += fill(
        panel(on, u + 0.008, v + 0.008, Math.min(size, on.wide - u) - 0.016, size - 0.016),
        toneOn(
          mood,
          on,
          random.chance(0.2) ? lighter(colour, 0.35) : random.chance(0.3) ? lighter(colour, 0.12) : colour,
        ),
      )
  return fill(panel(on, 0, 0.1, on.wide, 1.08), toneOn(mood, on, '#e9e2d2')) + marks
}

function towelStack(sheet: Sheet, [x, y]: readonly [number, number], colours: readonly string[]): string {
  return [0, 1, 2]
    .map(
      (index) =>
        fill(
          curve(
            [
              [x - 66, y - index * 24],
              [x - 70, y - 12 - index * 24],
              [x - 62, y - 23 - index * 24],
              [x + 62, y - 23 - index * 24],
              [x + 70, y - 12 - index * 24],
              [x + 66, y - index * 24],
            ],
            true,
          ),
          lit(sheet.mood, colours[index % colours.length] ?? '#efe6d3'),
        ) + stroke(`M${x - 60} ${y - 2 - index * 24}H${x + 60}`, '#2a1d16', 2, 0.3),
    )
    .join('')
}

function hangingTowel(sheet: Sheet, on: Face, u: number, colour: string): string {
  const tone = toneOn(sheet.mood, on, colour)
  const shape = polygon([on.at(u, 0.72), on.at(u + 0.4, 0.7), on.at(u + 0.38, 1.46), on.at(u + 0.02, 1.46)])
  return (
    fill(
      shape,
      linear(sheet, on.at(u, 1), on.at(u + 0.4, 1), [
        [0, lighter(tone, 0.3)],
        [0.3, tone],
        [0.5, lighter(tone, 0.25)],
        [1, tone],
      ]),
    ) +
    fill(panel(on, u, 0.8, 0.4, 0.05), '#fbf3e0', 0.8) +
    stroke(
      `M${on.at(u - 0.08, 1.47).join(' ')}L${on.at(u + 0.48, 1.47).join(' ')}`,
      shaded(sheet.mood, '#5b3a25'),
      8,
    )
  )
}

/** A free-standing tub on lion's feet at the right of the room. */
function tub(sheet: Sheet, room: Room, enamel: string): string {
  const [left, right] = [room.view([2.35, 0.6, 1.5]), room.view([4.15, 0.6, 1.5])]
  const half = (right[0] - left[0]) / 2
  const [x, y] = [(left[0] + right[0]) / 2, left[1]]
  const body = curve(
    spots([x, y], half, [-1, 0, -0.94, 0.3, -0.66, 0.58, 0.66, 0.58, 0.94, 0.3, 1, 0, 0, 0.14]),
    true,
  )
  const feet = [-0.6, 0.6]
    .map((part) =>
      fill(
        curve(
          [
            [x + part * half - 16, y + half * 0.54],
            [x + part * half - 24, y + half * 0.7],
            [x + part * half + 24, y + half * 0.7],
            [x + part * half + 16, y + half * 0.54],
          ],
          true,
        ),
        lit(sheet.mood, '#c9a04a'),
      ),
    )
    .join('')
  const foam = Array.from({ length: 34 }, () =>
    oval(
      [x + sheet.random.around(0, half * 0.75), y + sheet.random.around(0, half * 0.1)],
      sheet.random.between(10, 26),
      sheet.random.between(8, 17),
      '#ffffff',
      0.75,
    ),
  ).join('')
  const inside = `M${x - half * 0.93} ${y}A${half * 0.93} ${half * 0.2} 0 1 0 ${x + half * 0.93} ${y}A${half * 0.93} ${half * 0.2} 0 1 0 ${x - half * 0.93} ${y}Z`
  return (
    oval([x, y + half * 0.68], half * 1.05, half * 0.12, '#2a1d16', 0.4) +
    feet +
    fill(
      body,
      linear(
        sheet,
        [x - half, y],
        [x + half, y],
        [
          [0, lighter(enamel, 0.75)],
          [0.5, lighter(enamel, 0.3)],
          [1, darker(enamel, 0.25)],
        ],
      ),
    ) +
    oval([x, y], half, half * 0.23, '#fffaf0') +
    fill(inside, '#b9d0cd') +
    clipped(sheet, inside, foam)
  )
}
