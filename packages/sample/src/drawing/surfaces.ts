import { darker, lighter, mix } from './colour.ts'
import { dab, fixed, polygon, type Point } from './shape.ts'
import { fill, linear, stroke, type Sheet } from './sheet.ts'
import { fullPanel, panel, scaleAt, toneOn, type Face } from './space.ts'

/** How a wall, floor or roof is made. `shape` limits it to another outline than the whole face (a gable). */
export type Surface = (sheet: Sheet, on: Face, shape?: string) => string

/** Lime-washed plaster: stains, damp near the ground, shadow under the eaves. */
export const plaster =
  (colour: string): Surface =>
  (sheet, on, shape = fullPanel(on)) => {
    const { random, mood } = sheet
    const tone = toneOn(mood, on, colour)
    const paint = linear(sheet, on.at(0, on.tall), on.at(0, 0), [
      [0, darker(tone, 0.16)],
      [0.2, tone],
      [0.75, tone],
      [1, mix(tone, toneOn(mood, on, '#8b7a5e'), 0.4)],
    ])
    let stains = ''
    for (let index = 0; index < 26; index++) {
      const [x, y] = on.at(random.next() * on.wide, random.next() * on.tall)
      const size = scaleAt(on, 0, 0) * random.between(0.2, 0.6)
      stains += dab(x, y, size, size * 0.3, random.between(0, 3))
    }
    return fill(shape, paint) + fill(stains, lighter(tone, 0.5), 0.18)
  }

/** Round logs with pale joints, as the cabins of the region are built. */
export const logs =
  (colour: string, joint = '#d9c7a2', thick = 0.26): Surface =>
  (sheet, on, shape = fullPanel(on)) => {
    const { random, mood } = sheet
    const rows = Math.max(2, Math.round(on.tall / thick))
    const tall = on.tall / rows
    let marks = fill(shape, toneOn(mood, on, darker(colour, 0.25)))
    let joints = ''
    let shine = ''
    let grain = ''
    for (let row = 0; row < rows; row++) {
      const tone = toneOn(
        mood,
        on,
        mix(colour, random.chance(0.5) ? '#6b4428' : '#b98450', random.next() * 0.35),
      )
      marks += fill(panel(on, 0, row * tall + tall * 0.1, on.wide, tall * 0.84), tone)
      shine += panel(on, 0, row * tall + tall * 0.56, on.wide, tall * 0.2)
      joints += panel(on, 0, row * tall, on.wide, tall * 0.13)
      for (let mark = 0; mark < on.wide * 1.2; mark++) {
        const u = random.next() * on.wide
        grain += panel(
          on,
          u,
          row * tall + tall * random.between(0.2, 0.8),
          Math.min(random.between(0.2, 0.9), on.wide - u),
          tall * 0.06,
        )
      }
    }
    return (
      marks +
      fill(shine, toneOn(mood, on, lighter(colour, 0.3)), 0.38) +
      fill(grain, toneOn(mood, on, darker(colour, 0.45)), 0.4) +
      fill(joints, toneOn(mood, on, joint), 0.85)
    )
  }

/** Upright boards, each of its own tone. */
export const boards =
  (colour: string, broad = 0.2): Surface =>
  (sheet, on, shape = fullPanel(on)) =>
    laid(sheet, on, shape, colour, broad, (from, width) => [from, 0, width, on.tall])

/** Boards that lie along the face: a floor, a bench, a weather-boarded wall. */
export const planks =
  (colour: string, broad = 0.2): Surface =>
  (sheet, on, shape = fullPanel(on)) =>
    laid(sheet, on, shape, colour, broad, (from, width) => [0, from, on.wide, width], on.tall)

type Place = (from: number, width: number) => readonly [number, number, number, number]

function laid(
  sheet: Sheet,
  on: Face,
  shape: string,
  colour: string,
  broad: number,
  place: Place,
  reach = on.wide,
): string {
  const { random, mood, defs } = sheet
  const id = `d${defs.length}`
  defs.push(`<clipPath id="${id}"><path d="${shape}"/></clipPath>`)
  const count = Math.max(2, Math.round(reach / broad))
  let marks = fill(shape, toneOn(mood, on, colour))
  let gaps = ''
  for (let index = 0; index < count; index++) {
    const from = (index * reach) / count
    const tone = mix(
      colour,
      random.chance(0.5) ? darker(colour, 0.35) : lighter(colour, 0.35),
      random.next() * 0.55,
    )
    marks += fill(panel(on, ...place(from, reach / count)), toneOn(mood, on, tone))
    gaps += panel(on, ...place(from, (reach / count) * 0.07))
  }
  return `<g clip-path="url(#${id})">${marks}${fill(gaps, toneOn(mood, on, darker(colour, 0.65)), 0.7)}</g>`
}

/** Rows of wooden shingles or tiles, irregular as hand-split ones are. */
export const shingles =
  (colour: string, row = 0.32): Surface =>
  (sheet, on, shape = fullPanel(on)) => {
    const { random, mood } = sheet
    const rows = Math.max(4, Math.round(on.tall / row))
    const base = toneOn(mood, on, colour)
    const paint = linear(sheet, on.at(0, on.tall), on.at(0, 0), [
      [0, lighter(base, 0.12)],
      [1, darker(base, 0.15)],
    ])
    const tones: [string, string, string] = ['', '', '']
    let edges = ''
    for (let index = 0; index < rows; index++) {
      const v = (index * on.tall) / rows
      edges += panel(on, 0, v, on.wide, (on.tall / rows) * 0.13)
      for (let u = random.between(0, 0.3); u < on.wide - 0.3; u += random.between(0.25, 0.9)) {
        const which = random.whole(0, 2)
        tones[which] += panel(on, u, v, random.between(0.14, 0.3), (on.tall / rows) * 0.96)
      }
    }
    return (
      fill(shape, paint) +
      fill(tones[0], darker(base, 0.3), 0.55) +
      fill(tones[1], lighter(base, 0.22), 0.5) +
      fill(tones[2], toneOn(mood, on, mix(colour, '#7d8256', 0.5)), 0.4) +
      fill(edges, darker(base, 0.5), 0.55)
    )
  }

/** Field stones in mortar: plinths, chimneys, ruins, the hearth. */
export const stones =
  (colour: string, size = 0.35): Surface =>
  (sheet, on, shape = fullPanel(on)) => {
    const { random, mood, defs } = sheet
    const id = `d${defs.length}`
    defs.push(`<clipPath id="${id}"><path d="${shape}"/></clipPath>`)
    let marks = fill(shape, toneOn(mood, on, darker(colour, 0.35)))
    const rows = Math.ceil(on.tall / (size * 0.62))
    for (let row = 0; row < rows; row++) {
      for (let u = -random.next() * size; u < on.wide;) {
        const wide = size * random.between(0.7, 1.5)
        marks += stone(
          sheet,
          on,
          u,
          (row * on.tall) / rows,
          wide,
          on.tall / rows,
          mix(colour, random.pick(['#6f6a66', '#b9a887', '#9a8a78', '#7c7f7d']), random.next() * 0.6),
        )
        u += wide
      }
    }
    return `<g clip-path="url(#${id})">${marks}</g>`
  }

function stone(
  sheet: Sheet,
  on: Face,
  u: number,
  v: number,
  wide: number,
  tall: number,
  colour: string,
): string {
  const { random, mood } = sheet
  const gap = 0.07
  const corner = (cu: number, cv: number): Point =>
    on.at(u + wide * (cu + random.around(0, 0.06)), v + tall * (cv + random.around(0, 0.08)))
  const outline = [
    corner(gap + 0.1, gap),
    corner(1 - gap - 0.1, gap),
    corner(1 - gap, 0.35),
    corner(1 - gap, 1 - gap - 0.15),
    corner(0.75, 1 - gap),
    corner(0.2, 1 - gap),
    corner(gap, 0.6),
  ]
  const shine = [corner(0.18, 0.68), corner(0.7, 0.7), corner(0.72, 0.86), corner(0.22, 0.86)]
  return (
    fill(polygon(outline), toneOn(mood, on, colour)) +
    fill(polygon(shine), toneOn(mood, on, lighter(colour, 0.4)), 0.35)
  )
}

/** Snow that lies on a roof: thick, rounded at the eaves. */
export function snowCover(sheet: Sheet, on: Face): string {
  const { random, mood } = sheet
  const tone = mix(mood.meadow[1], mood.meadow[2], on.sunny)
  const edge: Point[] = []
  for (let u = 0; u <= on.wide + 0.01; u += on.wide / 12) edge.push(on.at(u, random.around(0.02, 0.14)))
  const outline = polygon([...edge, on.at(on.wide, on.tall + 0.12), on.at(0, on.tall + 0.12)])
  const paint = linear(sheet, on.at(0, on.tall), on.at(0, 0), [
    [0, mood.meadow[2]],
    [0.7, tone],
    [1, mood.meadow[0]],
  ])
  const under = edge.map(([x, y]): string => `${fixed(x)} ${fixed(y)}`).join('L')
  return fill(outline, paint) + stroke(`M${under}`, mood.meadow[0], 3, 0.8)
}
