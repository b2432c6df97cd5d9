import { columns, pool, sides } from './cave-lake.ts'
import { darker, lighter, mix } from '../drawing/colour.ts'
import { stoneTones } from '../drawing/palette.ts'
import { ridgeNoise } from '../drawing/random.ts'
import { type Point, curve, polygon, spots } from '../drawing/shape.ts'
import { type Sheet, fill, glow, linear, whole } from '../drawing/sheet.ts'

/** A hall with stalactites in lamplight and a small lake that mirrors them. */
export function caveHall(sheet: Sheet): string {
  const { width, height } = sheet
  const depth = linear(
    sheet,
    [0, 0],
    [0, height],
    [
      [0, '#1c1618'],
      [0.5, '#4a3230'],
      [1, '#1a1719'],
    ],
  )
  return [
    whole(sheet, depth),
    glow(sheet, [width * 0.52, height * 0.5], 620, '#f0a85c', 0.75),
    glow(sheet, [width * 0.52, height * 0.52], 260, '#ffe0a6', 0.7),
    curtain(sheet, 'back', 0.24, 0.55, 16),
    floor(sheet, 'back', 0.66, 0.5),
    columns(sheet),
    pool(sheet),
    curtain(sheet, 'front', 0.16, 0.12, 11),
    floor(sheet, 'front', 0.93, 0.15),
    sides(sheet),
  ].join('')
}

/** Stone icicles that hang from the roof; `light` 0 … 1. */
function curtain(sheet: Sheet, name: string, reach: number, light: number, count: number): string {
  const { random, width, height } = sheet
  const noise = ridgeNoise(`${sheet.seed}/${name}`)
  const roof = (x: number): number => height * (reach * 0.55 + 0.1 * noise((x / width) * 3))
  const tone = mix(stoneTones[0], stoneTones[2], light)
  const edge: Point[] = [[-20, -20]]
  for (let x = -20; x <= width + 20; x += 40) edge.push([x, roof(x)])
  let marks = fill(
    `${polygon([...edge, [width + 20, -20]])}`,
    linear(
      sheet,
      [0, 0],
      [0, height * reach],
      [
        [0, darker(tone, 0.6)],
        [1, tone],
      ],
    ),
  )
  for (let index = 0; index < count * 3; index++) {
    const x = random.next() * width
    const long = height * reach * random.between(0.25, 1.1) * (index % 3 === 0 ? 1.25 : 0.7)
    const half = long * random.between(0.06, 0.11) + 5
    const y = roof(x) - 14
    const shape = curve(
      spots([x, y], [half, long], [-1, 0, -0.5, 0.35, -0.2, 0.75, 0, 1, 0.22, 0.75, 0.5, 0.35, 1, 0]),
      true,
    )
    const bright = mix(tone, stoneTones[3], light * Math.max(0, 1 - Math.abs(x / width - 0.52) * 1.6))
    marks += fill(
      shape,
      linear(
        sheet,
        [x - half, y],
        [x + half, y],
        x < width * 0.52
          ? [
              [0, darker(bright, 0.45)],
              [0.7, bright],
              [1, lighter(bright, 0.3)],
            ]
          : [
              [0, lighter(bright, 0.3)],
              [0.3, bright],
              [1, darker(bright, 0.45)],
            ],
      ),
    )
  }
  return marks
}

function floor(sheet: Sheet, name: string, level: number, light: number): string {
  const { random, width, height } = sheet
  const noise = ridgeNoise(`${sheet.seed}/floor-${name}`)
  const top = (x: number): number =>
    height * (level - 0.035 * noise((x / width) * 4) - 0.12 * Math.abs(x / width - 0.5) ** 1.5)
  const tone = mix(stoneTones[0], stoneTones[2], light)
  let marks = ''
  for (let index = 0; index < 16; index++) {
    const x = random.next() * width
    if (Math.abs(x / width - 0.5) < 0.16) continue
    const tall = height * random.between(0.05, 0.2)
    const half = tall * random.between(0.13, 0.2)
    const y = top(x) + 20
    const shape = curve(
      spots([x, y], [half, tall], [-1, 0, -0.6, -0.5, -0.22, -0.95, 0.22, -0.95, 0.6, -0.5, 1, 0]),
      true,
    )
    marks += fill(
      shape,
      linear(
        sheet,
        [x - half, y],
        [x + half, y],
        x < width * 0.52
          ? [
              [0, darker(tone, 0.5)],
              [1, mix(tone, stoneTones[3], light)],
            ]
          : [
              [0, mix(tone, stoneTones[3], light)],
              [1, darker(tone, 0.5)],
            ],
      ),
    )
  }
  const edge: Point[] = []
  for (let x = -20; x <= width + 20; x += 40) edge.push([x, top(x)])
  return (
    marks +
    fill(
      `${curve(edge)}L${width + 20} ${height + 10}L-20 ${height + 10}Z`,
      linear(
        sheet,
        [0, height * level],
        [0, height],
        [
          [0, tone],
          [1, darker(tone, 0.7)],
        ],
      ),
    )
  )
}
