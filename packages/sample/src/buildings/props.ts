import { darker, lighter } from '../drawing/colour.ts'
import { even, lit, shaded } from '../drawing/mood.ts'
import { pigment } from '../drawing/palette.ts'
import { between, blade, dab, polygon, type Point, spots } from '../drawing/shape.ts'
import { fill, oval, stroke, type Sheet } from '../drawing/sheet.ts'

/** A fence of rails between posts along a line of points; `tall` in pixels at the first and the last post. */
export function fence(
  sheet: Sheet,
  from: Point,
  to: Point,
  posts: number,
  tall: readonly [number, number],
  colour = '#86694a',
): string {
  const { random, mood } = sheet
  const feet = Array.from({ length: posts }, (_, index): Point => between(from, to, index / (posts - 1)))
  const size = (index: number): number => tall[0] + ((tall[1] - tall[0]) * index) / (posts - 1)
  let rails = ''
  for (const level of [0.42, 0.78]) {
    for (let index = 0; index < posts - 1; index++) {
      const a = feet[index] ?? from
      const b = feet[index + 1] ?? to
      const [ta, tb] = [size(index), size(index + 1)]
      const sag = random.around(0, ta * 0.05)
      rails += polygon([
        [a[0], a[1] - ta * level],
        [b[0], b[1] - tb * level + sag],
        [b[0], b[1] - tb * level + tb * 0.1 + sag],
        [a[0], a[1] - ta * level + ta * 0.1],
      ])
    }
  }
  const uprights =
    feet
      .map(([x, y], index) =>
        blade([x, y + 3], [x + random.around(0, 3), y - size(index) * 1.08], size(index) * 0.15),
      )
      .join('') +
    feet
      .map(([x, y], index) =>
        polygon([
          [x - size(index) * 0.06, y],
          [x - size(index) * 0.05, y - size(index)],
          [x + size(index) * 0.05, y - size(index) * 1.03],
          [x + size(index) * 0.06, y],
        ]),
      )
      .join('')
  const caps = mood.snow
    ? feet
        .map(([x, y], index) => dab(x, y - size(index) * 1.04, size(index) * 0.24, size(index) * 0.14, 0))
        .join('')
    : ''
  return (
    fill(rails, even(mood, colour)) +
    fill(uprights, shaded(mood, lighter(colour, 0.1))) +
    fill(caps, mood.meadow[2])
  )
}

/** Hay drying on a rack, the shape the hills are dotted with in July. */
export function haystack(sheet: Sheet, foot: Point, tall: number): string {
  const { random, mood } = sheet
  const [x, y] = foot
  const outline = polygon(
    spots([x, y], tall, [-0.4, 0, -0.36, -0.4, -0.12, -0.92, 0, -1, 0.14, -0.9, 0.38, -0.38, 0.42, 0]),
  )
  const straw = (count: number, lean: number): string => {
    let path = ''
    for (let index = 0; index < count; index++) {
      const part = random.next()
      const px = x + random.around(lean * tall * 0.14, tall * 0.36 * (1 - part * 0.7))
      path += dab(
        px,
        y - part * tall * 0.95,
        tall * random.between(0.12, 0.26),
        tall * 0.014,
        Math.PI / 2 + random.around(0, 0.5),
      )
    }
    return path
  }
  const sunny = mood.sun.x * sheet.width > x ? 1 : -1
  return (
    oval([x - sunny * tall * 0.2, y], tall * 0.6, tall * 0.08, mood.meadow[0], 0.6) +
    fill(outline, shaded(mood, '#c29a4c')) +
    fill(straw(70, 0), even(mood, pigment.hay)) +
    fill(straw(60, sunny), lit(mood, '#ecc66b'), 0.9) +
    fill(straw(22, -sunny), shaded(mood, '#9a7433'), 0.7)
  )
}

/** Split logs stacked for the winter. */
export function woodpile(sheet: Sheet, foot: Point, wide: number, rows: number): string {
  const { random, mood } = sheet
  const size = wide / 14
  let marks = ''
  for (let row = 0; row < rows; row++) {
    for (let x = 0; x < wide; x += size * 0.95) {
      const at: Point = [
        foot[0] + x + (row % 2) * size * 0.4 + random.around(0, 2),
        foot[1] - row * size * 0.82 - size / 2,
      ]
      const r = size * random.between(0.4, 0.54)
      const tone = random.pick(['#d9b07a', '#c99a63', '#e2c091', '#b98750'])
      marks +=
        oval(at, r, r * 0.95, shaded(mood, pigment.logDark)) +
        oval(at, r * 0.78, r * 0.74, even(mood, tone)) +
        oval(at, r * 0.3, r * 0.28, even(mood, darker(tone, 0.16)))
    }
  }
  return marks
}

/** A bench without a back, for two. */
export function bench(sheet: Sheet, foot: Point, wide: number): string {
  const { mood } = sheet
  const [x, y] = foot
  const seat = polygon(spots([x, y], wide, [0, -0.28, 1, -0.28, 1.04, -0.21, -0.04, -0.21]))
  const front = polygon(spots([x, y], wide, [-0.04, -0.21, 1.04, -0.21, 1.04, -0.16, -0.04, -0.16]))
  const legs = [0.1, 0.84]
    .map((part) =>
      polygon([
        [x + wide * part, y - wide * 0.17],
        [x + wide * (part + 0.07), y - wide * 0.17],
        [x + wide * (part + 0.06), y],
        [x + wide * (part + 0.01), y],
      ]),
    )
    .join('')
  return (
    oval([x + wide / 2, y], wide * 0.6, wide * 0.05, mood.meadow[0], 0.5) +
    fill(legs, shaded(mood, pigment.logDark)) +
    fill(front, shaded(mood, pigment.oak)) +
    fill(seat, lit(mood, pigment.pineWood))
  )
}

/** Stepping light of a lantern post or of stones beside a path. */
export function stonesAlong(sheet: Sheet, points: readonly Point[], size: number): string {
  const { random, mood } = sheet
  return points
    .map(([x, y]) => {
      const r = size * random.between(0.6, 1.2)
      const tone = random.pick([pigment.stone, '#a49c8e', '#77736c'])
      return (
        oval([x, y + r * 0.25], r * 1.1, r * 0.5, shaded(mood, '#4c4a45'), 0.6) +
        oval([x, y], r, r * 0.62, even(mood, tone)) +
        stroke(
          `M${x - r * 0.5} ${y - r * 0.25}L${x + r * 0.2} ${y - r * 0.36}`,
          lit(mood, lighter(tone, 0.4)),
          r * 0.18,
          0.6,
        )
      )
    })
    .join('')
}
