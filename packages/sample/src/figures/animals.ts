import { darker, lighter, mix } from '../drawing/colour.ts'
import { blob } from '../landscape/foliage.ts'
import { groundShadow } from '../landscape/meadow.ts'
import { even, lit, shaded } from '../drawing/mood.ts'
import { type Point, along, curve, dab, limb, polygon } from '../drawing/shape.ts'
import { type Sheet, clipped, fill, linear, oval } from '../drawing/sheet.ts'

export type Horse = {
  coat: string
  mane: string
  facing?: 'left' | 'right'
  grazing?: boolean
  stride?: number
}

export type Place = (x: number, y: number) => Point

type Joint = readonly [x: number, y: number, wide: number]

/** A horse from the side; `tall` is its height at the withers in pixels. `stride` 0 stands, 1 walks out. */
export function horse(sheet: Sheet, foot: Point, tall: number, what: Horse): string {
  const { coat, mane, facing = 'right', grazing = false, stride = 0 } = what
  const sign = facing === 'right' ? 1 : -1
  const at: Place = (x, y) => [foot[0] + sign * x * tall, foot[1] + y * tall]
  const leg = (joints: readonly Joint[]): string =>
    limb(joints.map(([x, y, wide]) => [...at(x, y), wide * tall] as const))
  const near = lit(sheet.mood, coat)
  const far = darker(shaded(sheet.mood, coat), 0.12)
  const front = (shift: number): string =>
    leg([
      [0.4, -0.62, 0.18],
      [0.42 + shift * 0.4, -0.32, 0.085],
      [0.42 + shift * 0.8, -0.09, 0.06],
      [0.45 + shift, 0, 0.085],
    ])
  const hind = (shift: number): string =>
    leg([
      [-0.5, -0.66, 0.3],
      [-0.56 + shift * 0.2, -0.38, 0.13],
      [-0.6 + shift * 0.7, -0.26, 0.08],
      [-0.55 + shift * 0.9, -0.08, 0.06],
      [-0.52 + shift, 0, 0.085],
    ])
  const step = 0.05 + stride * 0.16
  return [
    groundShadow(sheet, foot[0], foot[1] + 2, tall * 1.7),
    fill(front(step) + hind(-step), far),
    horseTail(sheet, at, tall, mane),
    fill(front(-step) + hind(step), mix(near, far, 0.35)),
    horseBody(sheet, at, tall, coat),
    grazing ? grazingHead(sheet, at, tall, coat, mane) : raisedHead(sheet, at, tall, coat, mane),
  ].join('')
}

function horseBody(sheet: Sheet, at: Place, tall: number, coat: string): string {
  const outline = curve(
    along(
      at,
      [
        -0.62, -0.9, -0.3, -0.93, 0.02, -0.87, 0.32, -0.98, 0.52, -0.82, 0.56, -0.64, 0.42, -0.48, 0.05,
        -0.41, -0.34, -0.47, -0.6, -0.52, -0.7, -0.72,
      ],
    ),
    true,
  )
  const light = lit(sheet.mood, coat)
  const paint = linear(sheet, at(0, -1), at(0, -0.4), [
    [0, lighter(light, 0.22)],
    [0.4, light],
    [1, darker(shaded(sheet.mood, coat), 0.12)],
  ])
  const muscle = fill(
    dab(...at(-0.45, -0.68), tall * 0.3, tall * 0.12, -1) +
      dab(...at(0.38, -0.7), tall * 0.28, tall * 0.08, -1.2),
    darker(light, 0.25),
    0.3,
  )
  return fill(outline, paint) + clipped(sheet, outline, muscle)
}

function raisedHead(sheet: Sheet, at: Place, tall: number, coat: string, mane: string): string {
  const neck = curve(
    along(
      at,
      [
        0.18, -0.95, 0.4, -1.2, 0.64, -1.45, 0.78, -1.43, 0.9, -1.3, 1.05, -1.13, 1.05, -1.05, 0.96, -1.03,
        0.82, -1.13, 0.74, -1.1, 0.66, -0.9, 0.57, -0.62, 0.35, -0.6,
      ],
    ),
    true,
  )
  const light = lit(sheet.mood, coat)
  const paint = linear(sheet, at(0.4, -1.3), at(0.8, -0.8), [
    [0, lighter(light, 0.16)],
    [1, darker(light, 0.22)],
  ])
  let hair = ''
  for (let index = 0; index < 30; index++) {
    const part = index / 29
    hair += dab(...at(0.2 + part * 0.45, -0.99 - part * 0.46), tall * 0.2, tall * 0.06, 1.9 - part * 0.5)
  }
  return (
    fill(neck, paint) +
    fill(polygon([at(0.65, -1.44), at(0.67, -1.57), at(0.74, -1.43)]), light) +
    fill(hair + dab(...at(0.78, -1.38), tall * 0.16, tall * 0.05, 0.9), shaded(sheet.mood, mane)) +
    oval(at(0.84, -1.29), tall * 0.018, tall * 0.02, '#1c1613') +
    oval(at(1.02, -1.09), tall * 0.014, tall * 0.012, '#1c1613', 0.7)
  )
}

function grazingHead(sheet: Sheet, at: Place, tall: number, coat: string, mane: string): string {
  const neck = curve(
    along(
      at,
      [
        0.24, -0.96, 0.5, -0.86, 0.78, -0.55, 0.92, -0.42, 1, -0.25, 1.06, -0.06, 1, -0.01, 0.92, -0.05, 0.84,
        -0.22, 0.74, -0.3, 0.58, -0.45, 0.42, -0.55,
      ],
    ),
    true,
  )
  const light = lit(sheet.mood, coat)
  let hair = ''
  for (let index = 0; index < 30; index++) {
    const part = index / 29
    hair += dab(
      ...at(0.3 + part * 0.52, -0.95 + part * 0.46 - part * (1 - part) * 0.2),
      tall * 0.2,
      tall * 0.045,
      1.05 + part * 0.3,
    )
  }
  return (
    fill(
      neck,
      linear(sheet, at(0.5, -0.9), at(0.7, -0.3), [
        [0, lighter(light, 0.16)],
        [1, darker(light, 0.22)],
      ]),
    ) +
    fill(hair, shaded(sheet.mood, mane)) +
    fill(polygon([at(0.86, -0.46), at(0.96, -0.54), at(0.93, -0.42)]), light) +
    oval(at(0.94, -0.3), tall * 0.016, tall * 0.018, '#1c1613')
  )
}

function horseTail(sheet: Sheet, at: Place, tall: number, mane: string): string {
  return fill(
    limb([
      [...at(-0.64, -0.86), tall * 0.05],
      [...at(-0.78, -0.68), tall * 0.12],
      [...at(-0.8, -0.42), tall * 0.11],
      [...at(-0.76, -0.18), tall * 0.02],
    ]),
    shaded(sheet.mood, mane),
  )
}

/** A sheep in full wool; `tall` is its height in pixels. */
export function sheep(
  sheet: Sheet,
  foot: Point,
  tall: number,
  facing: 'left' | 'right',
  grazing = false,
  wool = '#efe6d2',
): string {
  const { random, mood } = sheet
  const sign = facing === 'right' ? 1 : -1
  const [x, y] = foot
  const legs = [-0.34, -0.2, 0.2, 0.34]
    .map((part) =>
      limb([
        [x + part * tall, y - tall * 0.4, tall * 0.11],
        [x + part * tall, y - tall * 0.12, tall * 0.07],
        [x + part * tall, y, tall * 0.08],
      ]),
    )
    .join('')
  const centre: Point = [x, y - tall * 0.6]
  let curls = ''
  let shine = ''
  for (let index = 0; index < 60; index++) {
    const angle = random.between(0, Math.PI * 2)
    const reach = Math.sqrt(random.next())
    const at: Point = [
      centre[0] + Math.cos(angle) * reach * tall * 0.52,
      centre[1] + Math.sin(angle) * reach * tall * 0.32,
    ]
    if (Math.sin(angle) * reach > 0.15) curls += dab(...at, tall * 0.14, tall * 0.08, random.between(0, 3))
    else shine += dab(...at, tall * 0.14, tall * 0.08, random.between(0, 3))
  }
  const headAt: Point = grazing
    ? [x + sign * tall * 0.66, y - tall * 0.2]
    : [x + sign * tall * 0.62, y - tall * 0.84]
  const head = limb([
    [x + sign * tall * 0.42, y - tall * 0.68, tall * 0.3],
    [...headAt, tall * 0.24],
    [headAt[0] + sign * tall * 0.13, headAt[1] + tall * 0.14, tall * 0.11],
  ])
  const ear = dab(
    headAt[0] - sign * tall * 0.08,
    headAt[1] - tall * 0.04,
    tall * 0.22,
    tall * 0.06,
    sign * 2.6,
  )
  return (
    groundShadow(sheet, x, y, tall * 1.3) +
    fill(legs, shaded(mood, '#4a3d35')) +
    fill(blob(sheet, centre, tall * 0.58, tall * 0.38, 0.1, 14), even(mood, wool)) +
    fill(curls, shaded(mood, darker(wool, 0.12)), 0.75) +
    fill(shine, lit(mood, '#fffaf0'), 0.8) +
    fill(head + ear, even(mood, '#5b4b41')) +
    oval([headAt[0] + sign * tall * 0.04, headAt[1] + tall * 0.02], tall * 0.02, tall * 0.02, '#f5ead6') +
    fill(blob(sheet, [x + sign * tall * 0.42, y - tall * 0.84], tall * 0.15, tall * 0.11), lit(mood, wool))
  )
}
