import { darker, lighter, mix } from '../drawing/colour.ts'
import { blob } from './foliage.ts'
import { groundShadow } from './meadow.ts'
import { behindAir, even, lit, shaded } from '../drawing/mood.ts'
import { curve, dab, limb, polygon, type Point, spots } from '../drawing/shape.ts'
import { clipped, fill, linear, stroke, whole, type Sheet } from '../drawing/sheet.ts'
import { mist } from './sky.ts'

/** Tall trunks in rows that fade into light, and the leaf-strewn, mossy floor between them. */
export function forestFloor(sheet: Sheet, floor = 0.62): string {
  const { mood, width, height } = sheet
  const air = linear(
    sheet,
    [0, 0],
    [0, height * floor],
    [
      [0, mix(mood.leaf[1], mood.haze, 0.35)],
      [0.7, mix(mood.haze, mood.sun.glow, 0.5)],
      [1, mood.haze],
    ],
  )
  return [
    whole(sheet, air),
    trunks(sheet, floor - 0.06, 26, 0.78, 16),
    mist(sheet, floor - 0.08, 0.1, 0.5),
    trunks(sheet, floor - 0.02, 15, 0.5, 34),
    canopy(sheet, 0.16, 0.5),
    floorCarpet(sheet, floor),
    trunks(sheet, floor + 0.06, 5, 0.08, 84),
    canopy(sheet, 0.1, 0.1),
    beams(sheet, width, height),
  ].join('')
}

function trunks(sheet: Sheet, foot: number, count: number, distance: number, wide: number): string {
  const { random, mood, width, height } = sheet
  let marks = ''
  for (let index = 0; index < count; index++) {
    const x = ((index + random.next()) / count) * width
    const y = (foot + random.around(0, 0.03)) * height
    const half = wide * random.between(0.6, 1.2)
    const tone = behindAir(mood, even(mood, random.pick(['#5b4536', '#6d5340', '#4a3a30'])), distance)
    const lean = random.around(0, 30)
    const shape = limb([
      [x, y + 4, half * 1.9],
      [x, y - half * 0.8, half * 1.1],
      [x + lean * 0.4, y - height * 0.3, half * 0.95],
      [x + lean, -20, half * 0.7],
    ])
    const side = mood.sun.x * width > x ? 1 : -1
    const shine = limb([
      [x + side * half * 0.3, y - half, half * 0.22],
      [x + lean + side * half * 0.22, -20, half * 0.14],
    ])
    let cracks = ''
    if (wide > 50)
      for (let crack = 0; crack < 60; crack++)
        cracks += dab(
          x + random.around(0, half * 0.5) + lean * 0.3,
          random.next() * y,
          half * 0.8,
          half * 0.06,
          1.5 + random.around(0, 0.2),
        )
    marks += fill(shape, tone) + fill(shine, lighter(tone, 0.45), 0.6) + fill(cracks, darker(tone, 0.5), 0.5)
  }
  return marks
}

/** Leaves that hang into the upper edge. */
function canopy(sheet: Sheet, reach: number, distance: number): string {
  const { random, mood, width, height } = sheet
  let marks = ''
  for (const [tone, count] of [
    [mood.leaf[0], 240],
    [mood.leaf[1], 220],
    [mood.leaf[2], 130],
  ] as const) {
    let path = ''
    for (let index = 0; index < count; index++)
      path += dab(
        random.next() * width,
        random.next() ** 1.8 * reach * height * 2,
        34,
        14,
        random.around(0, 0.9),
      )
    marks += fill(path, behindAir(mood, tone, distance), 0.9)
  }
  return marks
}

function floorCarpet(sheet: Sheet, floor: number): string {
  const { random, mood, width, height } = sheet
  const top = floor * height
  const shape = `M0 ${top}Q${width * 0.3} ${top - 36} ${width * 0.55} ${top + 4}T${width} ${top - 18}V${height}H0Z`
  const paint = linear(
    sheet,
    [0, top - 30],
    [0, height],
    [
      [0, mix(mood.haze, mood.meadow[2], 0.6)],
      [0.3, mix(mood.meadow[1], '#6f7a38', 0.5)],
      [1, mix(mood.spruce[0], '#3b3a22', 0.5)],
    ],
  )
  let marks = ''
  for (const [tone, count] of [
    [mood.leaf[0], 260],
    [mood.leaf[1], 300],
    [mood.leaf[2], 220],
    ['#5f7036', 260],
  ] as const) {
    let path = ''
    for (let index = 0; index < count; index++) {
      const depth = random.next() ** 1.2
      const size = 6 + depth * 30
      path += dab(
        random.next() * width,
        top - 10 + depth * (height - top),
        size,
        size * 0.34,
        random.around(0, 0.7),
      )
    }
    marks += fill(path, even(mood, tone), 0.75)
  }
  return fill(shape, paint) + clipped(sheet, shape, marks)
}

function beams(sheet: Sheet, width: number, height: number): string {
  let marks = ''
  for (const x of [0.1, 0.24, 0.36, 0.55]) {
    const paint = linear(
      sheet,
      [0, 0],
      [0, height * 0.75],
      [
        [0, '#fff0c4', 0.28],
        [1, '#fff0c4', 0],
      ],
    )
    marks += fill(
      polygon([
        [x * width, -10],
        [(x + 0.05) * width, -10],
        [(x + 0.26) * width, height * 0.8],
        [(x + 0.14) * width, height * 0.8],
      ]),
      paint,
    )
  }
  return marks
}

/** A penny bun: brown cap, thick pale stem, moss at its foot. */
export function mushroom(sheet: Sheet, foot: Point, tall: number, cap: string): string {
  const { mood } = sheet
  const [x, y] = foot
  const stem = curve(
    spots([x, y], tall, [-0.22, 0, -0.24, -0.2, -0.13, -0.62, 0.13, -0.62, 0.25, -0.2, 0.22, 0, 0, 0.05]),
    true,
  )
  const hood = curve(
    spots(
      [x, y],
      tall,
      [-0.46, -0.56, -0.4, -0.8, -0.12, -1, 0.16, -0.99, 0.42, -0.78, 0.46, -0.56, 0.2, -0.52, -0.2, -0.52],
    ),
    true,
  )
  const tone = lit(mood, cap)
  const capPaint = linear(
    sheet,
    [x - tall * 0.3, y - tall],
    [x + tall * 0.3, y - tall * 0.5],
    [
      [0, lighter(tone, 0.45)],
      [0.4, tone],
      [1, darker(shaded(mood, cap), 0.25)],
    ],
  )
  const stemPaint = linear(
    sheet,
    [x - tall * 0.25, y],
    [x + tall * 0.25, y],
    [
      [0, lit(mood, '#f7ead0')],
      [0.5, lit(mood, '#e4cfa6')],
      [1, shaded(mood, '#a98c63')],
    ],
  )
  return (
    groundShadow(sheet, x, y, tall * 0.9) +
    fill(stem, stemPaint) +
    fill(
      `M${x - tall * 0.42} ${y - tall * 0.555}Q${x} ${y - tall * 0.42} ${x + tall * 0.42} ${y - tall * 0.555}Z`,
      shaded(mood, '#cdb583'),
    ) +
    fill(hood, capPaint) +
    stroke(
      `M${x - tall * 0.26} ${y - tall * 0.82}Q${x - tall * 0.14} ${y - tall * 0.92} ${x} ${y - tall * 0.93}`,
      '#fff6e2',
      tall * 0.03,
      0.6,
    ) +
    mossAround(sheet, foot, tall) +
    fill(blob(sheet, [x + tall * 0.3, y + tall * 0.03], tall * 0.12, tall * 0.04), even(mood, '#b5612c'))
  )
}

function mossAround(sheet: Sheet, [x, y]: Point, tall: number): string {
  const { random, mood } = sheet
  let moss = ''
  for (let index = 0; index < 40; index++)
    moss += dab(
      x + random.around(0, tall * 0.5),
      y + random.around(0, tall * 0.06),
      tall * 0.13,
      tall * 0.04,
      random.around(-1.5, 0.6),
    )
  return fill(moss, even(mood, '#6f8038'))
}
