import { mix } from '../drawing/colour.ts'
import { behindAir } from '../drawing/mood.ts'
import { ridgeNoise } from '../drawing/random.ts'
import { curve, dab, fixed, polygon, type Point, spots } from '../drawing/shape.ts'
import { clipped, fill, linear, stroke, type Sheet } from '../drawing/sheet.ts'

/** Height of the ground along the sheet: x in pixels → y in pixels. */
export type Ridge = (x: number) => number

/** A skyline at `level` (part of the height) with hills `swell` high and about `waves` of them across. */
export function ridge(
  sheet: Sheet,
  name: string,
  level: number,
  swell: number,
  waves: number,
  octaves = 4,
): Ridge {
  const noise = ridgeNoise(`${sheet.seed}/${name}`, octaves)
  return (x) => (level - swell * noise((x / sheet.width) * waves + 3)) * sheet.height
}

/** Points of a skyline from edge to edge. */
function skyline(sheet: Sheet, line: Ridge, step = 24): Point[] {
  const points: Point[] = []
  for (let x = -step; x <= sheet.width + step; x += step) points.push([x, line(x)])
  return points
}

/** Path data of the land below a skyline. */
export function land(sheet: Sheet, line: Ridge): string {
  const bottom = sheet.height + 10
  return `${curve(skyline(sheet, line))}L${fixed(sheet.width + 30)} ${bottom}L-30 ${bottom}Z`
}

function slope(sheet: Sheet, line: Ridge, top: string, foot: string, depth = 0.22): string {
  const highest = Math.min(...skyline(sheet, line, 60).map(([, y]) => y))
  const paint = linear(
    sheet,
    [0, highest],
    [0, highest + sheet.height * depth],
    [
      [0, top],
      [1, foot],
    ],
  )
  return fill(land(sheet, line), paint)
}

/** Long soft strokes that follow the fall of a slope, so that it is not a flat cut-out. */
function slopeStrokes(sheet: Sheet, line: Ridge, tones: readonly [string, string], count: number): string {
  const { random, width, height } = sheet
  const layer = (tone: string): string => {
    let path = ''
    for (let index = 0; index < count; index++) {
      const x = random.next() * width
      const depth = random.next() ** 1.5
      const length = width * random.between(0.03, 0.11)
      const tilt = Math.atan2(line(x + 30) - line(x - 30), 60) * (1 - depth * 0.6)
      path += dab(x, line(x) + 4 + depth * height * 0.2, length, length * random.between(0.04, 0.1), tilt)
    }
    return fill(path, tone, 0.3)
  }
  return clipped(sheet, land(sheet, line), layer(tones[0]) + layer(tones[1]))
}

/** A far forested range: blue, with nothing on it but light and air. */
export function range(sheet: Sheet, line: Ridge, distance: number): string {
  const { mood } = sheet
  const top = mix(mood.near, mood.far, 0.35 + distance * 0.65)
  const colour = behindAir(mood, top, distance * 0.45)
  return (
    slope(sheet, line, colour, mix(colour, mood.haze, 0.75)) +
    slopeStrokes(sheet, line, [mix(colour, mood.haze, 0.4), mix(colour, mood.spruce[1], 0.2)], 26)
  )
}

/** A slope covered by spruces, drawn as their tops; `size` is the height of a tree in pixels. */
export function forestRange(sheet: Sheet, line: Ridge, distance: number, size: number): string {
  const { mood, random, width } = sheet
  const colour = behindAir(mood, mood.spruce[1], distance)
  let path = ''
  for (let x = -size; x < width + size; x += size * random.between(0.16, 0.34)) {
    const tall = size * random.between(0.55, 1.15)
    const y = line(x) + size * 0.2
    const half = tall * 0.17
    path += polygon(
      spots([x, y], [half, tall], [-1, 0, -0.45, -0.45, -0.6, -0.42, 0, -1, 0.55, -0.44, 0.4, -0.47, 1, 0]),
    )
  }
  return (
    fill(path, colour) +
    slope(sheet, line, colour, mix(colour, behindAir(mood, mood.near, distance), 0.7), 0.16)
  )
}

/** A rounded slope of meadow with the narrow fields of the hill country drawn over it. */
export function meadowHill(sheet: Sheet, line: Ridge, distance: number, fields = 7): string {
  const { mood } = sheet
  const [dark, middle, light] = mood.meadow.map((tone) => behindAir(mood, tone, distance)) as [
    string,
    string,
    string,
  ]
  const base = slope(sheet, line, mix(middle, light, 0.45), mix(middle, dark, 0.35), 0.25)
  const strips = mood.snow ? '' : fieldStrips(sheet, line, [dark, middle, light], fields)
  return base + strips + slopeStrokes(sheet, line, [light, dark], 40)
}

function fieldStrips(
  sheet: Sheet,
  line: Ridge,
  tones: readonly [string, string, string],
  count: number,
): string {
  const { random, width, height } = sheet
  let marks = ''
  for (let index = 0; index < count; index++) {
    const x = random.next() * width
    const broad = random.between(0.03, 0.1) * width
    const lean = random.around(0, 0.12) * width
    const low = random.between(0.06, 0.16) * height
    const foot = (at: number): Point => [at + lean, line(at) + low]
    const tone = random.pick([
      tones[0],
      tones[2],
      mix(tones[1], '#d9a441', 0.35),
      mix(tones[1], '#7d9c41', 0.4),
    ])
    const edge: Point[] = [[x, line(x) + 3], foot(x), foot(x + broad * 1.6), [x + broad, line(x + broad) + 3]]
    marks += fill(polygon(edge), tone, 0.4) + hedge(sheet, edge[1] ?? [0, 0], edge[2] ?? [0, 0], tones[0])
  }
  return clipped(sheet, land(sheet, line), marks)
}

/** A row of shrubs along the edge of a field. */
function hedge(sheet: Sheet, from: Point, to: Point, tone: string): string {
  const { random } = sheet
  let path = ''
  const steps = Math.max(4, Math.round(Math.abs(to[0] - from[0]) / 7))
  for (let index = 0; index <= steps; index++) {
    if (random.chance(0.3)) continue
    const part = index / steps
    const size = random.between(4, 11)
    path += dab(
      from[0] + (to[0] - from[0]) * part,
      from[1] + (to[1] - from[1]) * part - size / 3,
      size * 1.4,
      size * 0.8,
      random.around(0, 0.4),
    )
  }
  return fill(path, tone, 0.75)
}

/** A path trodden to the house: narrow far off, wide in front. */
export function track(
  sheet: Sheet,
  line: readonly Point[],
  from: number,
  to: number,
  colour: string,
): string {
  const left: Point[] = []
  const right: Point[] = []
  line.forEach(([x, y], index) => {
    const half = (from + (to - from) * (index / (line.length - 1)) ** 1.4) / 2
    left.push([x - half, y])
    right.unshift([x + half, y])
  })
  const middle = curve(line)
  const shape = `${curve(left)}L${curve(right).slice(1)}Z`
  return fill(shape, colour) + stroke(middle, sheet.mood.meadow[1], to * 0.13, 0.35)
}
