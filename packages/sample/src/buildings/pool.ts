import { lighter, mix } from '../drawing/colour.ts'
import { even, lit, shaded } from '../drawing/mood.ts'
import { dab, polygon, type Point } from '../drawing/shape.ts'
import { clipped, fill, linear, oval, stroke, type Sheet } from '../drawing/sheet.ts'

const swimmers: readonly (readonly [x: number, y: number, size: number, hair: string])[] = [
  [470, 840, 30, '#5b3a25'],
  [560, 856, 31, '#d9b25c'],
  [980, 800, 25, '#3a2419'],
  [1090, 880, 34, '#8a5a33'],
  [780, 930, 38, '#a9a29a'],
]

/** An open thermal pool with a stone rim in a snowy (or green) park, bathers in the warm water. */
export function pool(sheet: Sheet): string {
  const { mood, random } = sheet
  const rim: Point[] = [
    [250, 735],
    [1330, 735],
    [1560, 1000],
    [60, 1000],
  ]
  const water: Point[] = [
    [285, 752],
    [1300, 752],
    [1500, 968],
    [125, 968],
  ]
  const shape = polygon(water)
  const paint = linear(
    sheet,
    [0, 750],
    [0, 970],
    [
      [0, '#9fd0cf'],
      [0.5, '#5aa5ab'],
      [1, '#3f868f'],
    ],
  )
  let tiles = ''
  for (let index = 0; index < 18; index++) tiles += `M${250 + index * 63.5} 735L${60 + index * 88} 1000`
  const ripples = (tone: string, count: number): string => {
    let path = ''
    for (let index = 0; index < count; index++)
      path += dab(random.between(130, 1500), random.between(756, 966), random.between(30, 110), 4, 0)
    return fill(path, tone, 0.55)
  }
  return (
    fill(
      polygon([
        [60, 1000],
        [1560, 1000],
        [1560, 1026],
        [60, 1026],
      ]),
      shaded(mood, '#9a9184'),
    ) +
    fill(polygon(rim), lit(mood, '#cfc4b0')) +
    stroke(tiles, shaded(mood, '#8d8474'), 2.5, 0.5) +
    fill(shape, paint) +
    clipped(sheet, shape, ripples('#d7f0ec', 90) + ripples('#2f727c', 60)) +
    swimmers.map(([x, y, size, hair]) => bather(sheet, [x, y], size, hair)).join('')
  )
}

function bather(sheet: Sheet, [x, y]: Point, size: number, hair: string): string {
  const skin = lit(sheet.mood, '#e3b592')
  return (
    oval([x, y + size * 0.55], size * 1.5, size * 0.4, '#d7f0ec', 0.5) +
    fill(dab(x, y + size * 0.45, size * 2.1, size * 0.75, 0), mix(skin, '#5aa5ab', 0.2)) +
    oval([x, y - size * 0.35], size * 0.52, size * 0.62, skin) +
    oval([x, y - size * 0.62], size * 0.55, size * 0.42, even(sheet.mood, lighter(hair, 0.05)))
  )
}
