import { darker, lighter, mix } from '../drawing/colour.ts'
import { even, lit, shaded } from '../drawing/mood.ts'
import { curve, dab, polygon, type Point } from '../drawing/shape.ts'
import { clipped, fill, linear, stroke, type Sheet } from '../drawing/sheet.ts'

/** Path data of a stream: its middle line with a width at each point. */
function streamShape(line: readonly (readonly [x: number, y: number, wide: number])[]): string {
  const left = line.map(([x, y, wide]): Point => [x - wide / 2, y])
  const right = line.map(([x, y, wide]): Point => [x + wide / 2, y]).reverse()
  return `${curve(left)}L${curve(right).slice(1)}Z`
}

/** A stream between its banks, with the sky in it, ripples and white water over stones. */
export function stream(
  sheet: Sheet,
  line: readonly (readonly [x: number, y: number, wide: number])[],
): string {
  const { random, mood } = sheet
  const shape = streamShape(line)
  const bank = streamShape(line.map(([x, y, wide]) => [x, y - 6 - wide * 0.015, wide * 1.12 + 14] as const))
  const [first, last] = [line[0] ?? [0, 0, 0], line.at(-1) ?? [0, 0, 0]]
  const deep = even(mood, '#3f6f76')
  const paint = linear(
    sheet,
    [0, first[1]],
    [0, last[1]],
    [
      [0, mix(deep, mood.sky[2], 0.6)],
      [0.4, mix(deep, mood.sky[1], 0.4)],
      [1, deep],
    ],
  )
  const layer = (tone: string, count: number, opacity: number): string => {
    let path = ''
    for (let index = 0; index < count; index++) {
      const spot = random.next() * (line.length - 1)
      const [a, b] = [line[Math.floor(spot)] ?? first, line[Math.ceil(spot)] ?? last]
      const part = spot % 1
      const wide = a[2] + (b[2] - a[2]) * part
      const length = wide * random.between(0.12, 0.4)
      path += dab(
        a[0] + (b[0] - a[0]) * part + random.around(0, wide * 0.5),
        a[1] + (b[1] - a[1]) * part,
        length,
        length * 0.07,
        random.around(0, 0.1),
      )
    }
    return fill(path, tone, opacity)
  }
  const ripples =
    layer(darker(deep, 0.3), 60, 0.45) + layer(lit(mood, '#bcd8d6'), 60, 0.6) + layer('#ffffff', 34, 0.7)
  return fill(bank, shaded(mood, '#7a6a50')) + fill(shape, paint) + clipped(sheet, shape, ripples)
}

/** Still water from `top` to `foot` (pixels) with the colours of the sky and the dark of the far shore in it. */
export function lakeWater(sheet: Sheet, shape: string, top: number, foot: number, shore: string): string {
  const { random, mood, width } = sheet
  const paint = linear(
    sheet,
    [0, top],
    [0, foot],
    [
      [0, mix(shore, mood.sky[2], 0.35)],
      [0.3, mix(mood.sky[2], mood.sky[1], 0.5)],
      [1, mix(even(mood, '#3f6f7c'), mood.sky[0], 0.35)],
    ],
  )
  const layer = (tone: string, count: number, opacity: number): string => {
    let path = ''
    for (let index = 0; index < count; index++) {
      const depth = random.next() ** 1.4
      const length = width * (0.02 + depth * 0.1) * random.between(0.5, 1.4)
      path += dab(random.next() * width, top + depth * (foot - top), length, length * 0.025, 0)
    }
    return fill(path, tone, opacity)
  }
  const shine =
    layer(lighter(mood.sky[2], 0.4), 90, 0.5) + layer(mix(shore, even(mood, '#35606c'), 0.5), 80, 0.4)
  return fill(shape, paint) + clipped(sheet, shape, shine)
}

/** A footbridge of planks with a railing, over a stream; corners of its deck from left to right. */
export function footbridge(sheet: Sheet, from: Point, to: Point, deep: number, rise: number): string {
  const { mood } = sheet
  const at = (part: number, lift = 0, back = 0): Point => [
    from[0] + (to[0] - from[0]) * part + back * 0.3,
    from[1] + (to[1] - from[1]) * part - Math.sin(part * Math.PI) * rise - lift - back,
  ]
  const steps = 22
  const wood = lit(mood, '#a67c52')
  let planks = ''
  let gaps = ''
  for (let index = 0; index < steps; index++) {
    const [a, b] = [index / steps, (index + 1) / steps]
    planks += fill(
      polygon([at(a), at(b), at(b, 0, deep), at(a, 0, deep)]),
      index % 3 === 0 ? darker(wood, 0.14) : index % 2 === 0 ? lighter(wood, 0.12) : wood,
    )
    gaps += `M${at(a).join(' ')}L${at(a, 0, deep).join(' ')}`
  }
  const parts = Array.from({ length: 13 }, (_, index) => index / 12)
  const railing = (back: number, tone: string): string => {
    const rail =
      stroke(curve(parts.map((part) => at(part, deep * 1.7, back))), tone, deep * 0.17) +
      stroke(curve(parts.map((part) => at(part, deep * 0.9, back))), tone, deep * 0.12)
    const posts = parts
      .filter((_, index) => index % 2 === 0)
      .map((part) => `M${at(part, -2, back).join(' ')}L${at(part, deep * 1.8, back).join(' ')}`)
      .join('')
    return rail + stroke(posts, tone, deep * 0.17)
  }
  const beam = polygon([
    ...parts.map((part) => at(part)),
    ...parts.toReversed().map((part) => at(part, -deep * 0.34)),
  ])
  return (
    railing(deep, shaded(mood, '#7a5a3c')) +
    planks +
    stroke(gaps, shaded(mood, '#4b3423'), 2.4, 0.6) +
    fill(beam, shaded(mood, '#6d4e34')) +
    railing(0, lit(mood, '#8a6440'))
  )
}
