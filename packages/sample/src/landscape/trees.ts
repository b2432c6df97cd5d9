import { mix } from '../drawing/colour.ts'
import { even, lit, shaded, type Tones } from '../drawing/mood.ts'
import { pigment } from '../drawing/palette.ts'
import { blade, dab, polygon, type Point, spots } from '../drawing/shape.ts'
import { fill, stroke, type Sheet } from '../drawing/sheet.ts'
import { leafMass, trunk, type Lobe } from './foliage.ts'
import { groundShadow } from './meadow.ts'

const bark = (sheet: Sheet, colour: string): Tones => [
  shaded(sheet.mood, colour),
  even(sheet.mood, colour),
  lit(sheet.mood, colour),
]

function crown(sheet: Sheet, centre: Point, rx: number, ry: number, lobes: number, size: number): Lobe[] {
  const { random } = sheet
  const ring = Array.from({ length: lobes }, (_, index): Lobe => {
    const angle = (index / lobes) * Math.PI * 2 + random.around(0, 0.3)
    const reach = random.between(0.45, 0.75)
    return {
      x: centre[0] + Math.cos(angle) * rx * reach,
      y: centre[1] + Math.sin(angle) * ry * reach,
      r: size * random.between(0.8, 1.2),
    }
  })
  const inner: Lobe[] = [
    { x: centre[0], y: centre[1], r: size * 1.35 },
    { x: centre[0] - rx * 0.2, y: centre[1] - ry * 0.3, r: size },
    { x: centre[0] + rx * 0.25, y: centre[1] + ry * 0.1, r: size },
  ]
  return [...ring, ...inner].sort((a, b) => a.y - b.y).reverse()
}

/** A linden, broad and heart-shaped, the tree of the house; bare under snow in winter. */
export function linden(sheet: Sheet, foot: Point, tall: number, tones: Tones = sheet.mood.leaf): string {
  const { mood } = sheet
  if (mood.snow) return bareTree(sheet, foot, tall)
  const [x, y] = foot
  const centre: Point = [x, y - tall * 0.56]
  const fork: Point = [x, y - tall * 0.2]
  const boughs: Point[] = [
    [x - tall * 0.2, y - tall * 0.5],
    [x + tall * 0.02, y - tall * 0.62],
    [x + tall * 0.2, y - tall * 0.48],
  ]
  return (
    groundShadow(sheet, x, y, tall * 0.7) +
    trunk(sheet, foot, fork, boughs, tall * 0.075, bark(sheet, '#6d5a48')) +
    leafMass(sheet, crown(sheet, centre, tall * 0.38, tall * 0.36, 12, tall * 0.13), tones, tall * 0.028)
  )
}

/** A fruit tree: low fork, round crown, and blossoms or fruit in `dots`. */
export function fruitTree(
  sheet: Sheet,
  foot: Point,
  tall: number,
  tones: Tones,
  dots?: { colour: string; count: number },
): string {
  const { random, mood } = sheet
  const [x, y] = foot
  const lobes = crown(sheet, [x, y - tall * 0.64], tall * 0.36, tall * 0.27, 8, tall * 0.14)
  let fruit = ''
  for (let index = 0; dots !== undefined && index < dots.count; index++) {
    const lobe = random.pick(lobes as [Lobe, ...Lobe[]])
    const size = tall * 0.022
    fruit += dab(
      lobe.x + random.around(0, lobe.r),
      lobe.y + random.around(0, lobe.r),
      size,
      size * 0.8,
      random.between(0, 3),
    )
  }
  return (
    groundShadow(sheet, x, y, tall * 0.65) +
    trunk(
      sheet,
      foot,
      [x + tall * 0.02, y - tall * 0.3],
      [
        [x - tall * 0.22, y - tall * 0.56],
        [x + tall * 0.2, y - tall * 0.6],
        [x, y - tall * 0.66],
      ],
      tall * 0.055,
      bark(sheet, '#5f4c40'),
    ) +
    leafMass(sheet, lobes, tones, tall * 0.042) +
    (dots === undefined ? '' : fill(fruit, lit(mood, dots.colour)))
  )
}

/** A spruce of hanging tiers, dark inside and light (or white with snow) on the tips that see the sun. */
export function spruce(sheet: Sheet, foot: Point, tall: number, tones: Tones = sheet.mood.spruce): string {
  const { random, mood, width } = sheet
  const [x, y] = foot
  const sunny = mood.sun.x * width > x ? 1 : -1
  const tiers = Math.max(7, Math.min(13, Math.round(tall / 34)))
  let dark = polygon(spots([x, y], tall, [-0.02, 0, -0.008, -0.9, 0.008, -0.9, 0.02, 0]))
  let light = ''
  for (let tier = 0; tier < tiers; tier++) {
    const part = tier / tiers
    const top = y - tall + part * tall * 0.86
    const half = tall * (0.035 + part * 0.19) * random.between(0.85, 1.12)
    const drop = tall * (0.09 + part * 0.09)
    const edge: Point[] = [[x, top - drop * 0.35]]
    for (let tip = 0; tip <= 6; tip++) {
      const across = 1 - tip / 3
      edge.push([
        x + across * half,
        top + drop * (0.62 + 0.38 * Math.abs(across)) + random.around(0, drop * 0.12),
      ])
      if (tip < 6) edge.push([x + (across - 1 / 6) * half, top + drop * (0.5 + 0.2 * Math.abs(across))])
    }
    dark += polygon(edge)
    for (let touch = 0; touch < 5; touch++) {
      const across = mood.snow ? random.around(sunny * 0.1, 0.85) : random.around(sunny * 0.45, 0.5)
      const size = drop * random.between(0.4, 0.75)
      light += dab(
        x + across * half,
        top + drop * (0.3 + 0.3 * Math.abs(across)),
        size,
        size * (mood.snow ? 0.26 : 0.16),
        Math.sign(across) * 0.7,
      )
    }
  }
  return (
    groundShadow(sheet, x, y, tall * 0.4) +
    fill(dark, mix(tones[0], tones[1], 0.25)) +
    fill(light, tones[2], mood.snow ? 0.92 : 0.6)
  )
}

/** A birch: white stem with dark marks and a light, hanging crown. */
export function birch(sheet: Sheet, foot: Point, tall: number, tones: Tones = sheet.mood.leaf): string {
  const { random, mood } = sheet
  const [x, y] = foot
  const lean = random.around(0, tall * 0.05)
  const stem = blade(foot, [x + lean, y - tall * 0.95], tall * 0.042)
  let marks = ''
  for (let index = 0; index < 16; index++) {
    const part = random.next() * 0.7
    marks += dab(
      x + lean * part + random.around(0, tall * 0.014),
      y - tall * part,
      tall * 0.016,
      tall * 0.005,
      0,
    )
  }
  const lobes = Array.from({ length: 13 }, (_, index): Lobe => {
    const part = index / 12
    const spread = tall * (0.06 + 0.15 * Math.sin(Math.PI * Math.min(1, part * 0.85 + 0.15)))
    const side = index % 2 === 0 ? 1 : -1
    return {
      x: x + lean * part + side * random.between(0.2, 1) * spread,
      y: y - tall * (0.34 + part * 0.6),
      r: tall * (0.095 - part * 0.035),
    }
  })
  const leaves = mood.snow ? '' : leafMass(sheet, lobes, [tones[0], tones[1], tones[2]], tall * 0.028)
  return (
    groundShadow(sheet, x, y, tall * 0.4) +
    fill(stem, even(mood, '#ece6d8')) +
    fill(marks, shaded(mood, '#4b4540'), 0.8) +
    leaves
  )
}

function tapered(from: Point, to: Point, thick: number): string {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0])
  const side = (at: Point, half: number): Point => [
    at[0] - Math.sin(angle) * half,
    at[1] + Math.cos(angle) * half,
  ]
  return polygon([
    side(from, thick / 2),
    side(to, thick * 0.32),
    side(to, -thick * 0.32),
    side(from, -thick / 2),
  ])
}

/** A leafless tree with fine twigs, snow lying on its boughs in a winter mood. */
function bareTree(sheet: Sheet, foot: Point, tall: number): string {
  const { random, mood } = sheet
  let limbs = ''
  let snow = ''
  const grow = (from: Point, angle: number, length: number, thick: number, depth: number): void => {
    const to: Point = [from[0] + Math.cos(angle) * length, from[1] + Math.sin(angle) * length]
    limbs += tapered(from, to, thick)
    if (mood.snow && depth > 0 && depth < 4)
      snow += dab(
        (from[0] + to[0]) / 2,
        (from[1] + to[1]) / 2 - thick * 0.5,
        length * 0.8,
        thick * 0.4,
        angle,
      )
    if (depth >= 5) return
    const forks = depth === 0 ? 4 : 3
    for (let fork = 0; fork < forks; fork++) {
      const turn = (fork - (forks - 1) / 2) * (0.62 - depth * 0.03) + random.around(0, 0.25)
      grow(to, angle + turn, length * random.between(0.6, 0.8), thick * 0.6, depth + 1)
    }
  }
  grow(foot, -Math.PI / 2 + 0.03, tall * 0.22, tall * 0.06, 0)
  return (
    groundShadow(sheet, foot[0], foot[1], tall * 0.5) +
    fill(limbs, shaded(mood, '#5b4b45')) +
    fill(snow, mood.meadow[2], 0.9)
  )
}

/** A rounded shrub, with flowers if a colour is given. */
export function shrub(
  sheet: Sheet,
  foot: Point,
  size: number,
  tones: Tones = sheet.mood.leaf,
  bloom?: string,
): string {
  const { random, mood } = sheet
  const [x, y] = foot
  const lobes = Array.from({ length: 5 }, (): Lobe => ({
    x: x + random.around(0, size * 0.5),
    y: y - size * random.between(0.2, 0.5),
    r: size * random.between(0.25, 0.36),
  }))
  if (mood.snow)
    return (
      fill(lobes.map((lobe) => dab(lobe.x, lobe.y, lobe.r * 2.4, lobe.r * 1.6, 0)).join(''), mood.meadow[1]) +
      stroke(`M${x - size / 2} ${y}L${x + size / 2} ${y}`, mood.meadow[0], 3, 0.4)
    )
  let dots = ''
  for (let index = 0; bloom !== undefined && index < 26; index++) {
    const lobe = random.pick(lobes as [Lobe, ...Lobe[]])
    dots += dab(
      lobe.x + random.around(0, lobe.r),
      lobe.y + random.around(-lobe.r * 0.2, lobe.r),
      size * 0.09,
      size * 0.06,
      random.between(0, 3),
    )
  }
  return (
    leafMass(sheet, lobes, tones, size * 0.11) + (bloom === undefined ? '' : fill(dots, lit(mood, bloom)))
  )
}

/** Tones of an orchard in bloom. */
export const blossomTones: Tones = ['#9f8a86', pigment.blossom, '#fffaf4']
