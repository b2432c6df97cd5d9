import { mix } from '../drawing/colour.ts'
import { even } from '../drawing/mood.ts'
import { blade, dab } from '../drawing/shape.ts'
import { clipped, fill, linear, type Sheet } from '../drawing/sheet.ts'
import { land, type Ridge } from './hills.ts'

/** The ground near the viewer, light at its far edge and deep in front. */
export function ground(sheet: Sheet, line: Ridge): string {
  const { mood, height } = sheet
  const top = line(sheet.width / 2)
  const paint = linear(
    sheet,
    [0, top],
    [0, height],
    [
      [0, mix(mood.meadow[2], mood.meadow[1], 0.25)],
      [0.35, mood.meadow[1]],
      [1, mood.meadow[0]],
    ],
  )
  return fill(land(sheet, line), paint) + patches(sheet, line)
}

/** Broad lying touches of light and shadow, wider towards the viewer. */
function patches(sheet: Sheet, line: Ridge): string {
  const { random, width, height, mood } = sheet
  const layer = (tone: string, count: number, opacity: number): string => {
    let path = ''
    for (let index = 0; index < count; index++) {
      const x = random.next() * width
      const depth = random.next()
      const y = line(x) + 6 + depth * (height - line(x))
      const length = width * (0.03 + depth * 0.09) * random.between(0.6, 1.4)
      path += dab(x, y, length, length * random.between(0.05, 0.11), random.around(0, 0.08))
    }
    return fill(path, tone, opacity)
  }
  const marks =
    layer(mood.meadow[2], 46, 0.35) + layer(mood.meadow[0], 60, 0.28) + layer(mood.meadow[1], 40, 0.4)
  return clipped(sheet, land(sheet, line), marks)
}

/** Grass from `from` to the lower edge (parts of the height), short far off and tall in front. */
export function grass(sheet: Sheet, from: number, density = 1, tall = 1): string {
  const { random, width, height, mood } = sheet
  if (mood.snow) return snowStems(sheet, from, density)
  const rows = 9
  let marks = ''
  for (let row = 0; row < rows; row++) {
    const depth = (row + 0.5) / rows
    const y = (from + (1.02 - from) * depth) * height
    const size = height * (0.012 + depth * 0.06) * tall
    const tone = mix(
      row % 3 === 0 ? mood.meadow[2] : mood.meadow[1],
      mood.meadow[0],
      depth * 0.65 + random.around(0, 0.15),
    )
    let path = ''
    for (let index = 0; index < (120 - depth * 40) * density; index++) {
      const x = random.next() * width
      const foot = y + random.around(0, (height * (1 - from)) / rows)
      const length = size * random.between(0.5, 1.25)
      path += blade(
        [x, foot],
        [x + random.around(0, length * 0.5), foot - length],
        2 + depth * 4,
        random.around(0, 5),
      )
    }
    marks += fill(path, tone, 0.8)
  }
  return marks
}

function snowStems(sheet: Sheet, from: number, density: number): string {
  const { random, width, height, mood } = sheet
  let path = ''
  for (let index = 0; index < 34 * density; index++) {
    const clump = random.next() * width
    const foot = height * random.between(from + 0.1, 1.02)
    for (let stem = 0; stem < 4; stem++) {
      const x = clump + random.around(0, 16)
      path += blade(
        [x, foot],
        [x + random.around(0, 22), foot - height * random.between(0.02, 0.06)],
        2.4,
        random.around(0, 6),
      )
    }
  }
  return fill(path, mix(mood.leaf[1], mood.meadow[0], 0.35), 0.6)
}

/** Flowers of a meadow in the given colours, between two heights of the sheet, larger towards the viewer. */
export function flowers(
  sheet: Sheet,
  from: number,
  to: number,
  count: number,
  colours: readonly [string, ...string[]],
): string {
  const { random, width, height, mood } = sheet
  const paths = new Map<string, string>()
  for (let index = 0; index < count; index++) {
    const depth = random.next() ** 0.8
    const x = random.next() * width
    const y = (from + (to - from) * depth) * height
    const size = height * (0.0018 + depth * 0.0055) * random.between(0.7, 1.3)
    const colour = random.pick(colours)
    let petals = ''
    for (let petal = 0; petal < 3; petal++)
      petals += dab(x, y, size * 2, size * 0.9, random.between(0, Math.PI))
    paths.set(colour, (paths.get(colour) ?? '') + petals)
  }
  return [...paths].map(([colour, path]) => fill(path, even(mood, colour), 0.95)).join('')
}

/** Shadow that something throws on the ground, lying away from the sun. */
export function groundShadow(sheet: Sheet, x: number, y: number, length: number): string {
  const { mood, width } = sheet
  const away = mood.sun.x * width > x ? -1 : 1
  const tone = mood.name.startsWith('indoor')
    ? '#2a1d16'
    : mood.snow
      ? mood.meadow[0]
      : mix(mood.meadow[0], '#1b2422', 0.35)
  const path =
    dab(x + away * length * 0.32, y, length, length * 0.13, 0) +
    dab(x + away * length * 0.2, y + 3, length * 0.7, length * 0.16, 0)
  return fill(path, tone, 0.5)
}

/** Tufts along the foot of a wall or a post, so that it stands in the grass and not on it. */
export function tufts(
  sheet: Sheet,
  from: readonly [number, number],
  to: readonly [number, number],
  tall: number,
): string {
  const { random, mood } = sheet
  const count = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / (tall * 0.22))
  let dark = ''
  let light = ''
  for (let index = 0; index < count; index++) {
    const part = random.next()
    const x = from[0] + (to[0] - from[0]) * part
    const y = from[1] + (to[1] - from[1]) * part + random.between(0, tall * 0.25)
    const stroke = blade(
      [x, y],
      [x + random.around(0, tall * 0.5), y - tall * random.between(0.4, 1)],
      tall * 0.13,
      random.around(0, 4),
    )
    if (random.chance(0.6)) dark += stroke
    else light += stroke
  }
  if (mood.snow)
    return fill(
      dab(
        (from[0] + to[0]) / 2,
        (from[1] + to[1]) / 2,
        Math.hypot(to[0] - from[0], to[1] - from[1]) * 1.06,
        tall * 0.5,
        Math.atan2(to[1] - from[1], to[0] - from[0]),
      ),
      mood.meadow[1],
    )
  return fill(dark, mix(mood.meadow[0], mood.meadow[1], 0.4)) + fill(light, mood.meadow[1])
}
