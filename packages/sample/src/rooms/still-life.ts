import { darker, lighter, mix } from '../drawing/colour.ts'
import { even, lit, shaded } from '../drawing/mood.ts'
import { type Point, blade, curve, dab, spots } from '../drawing/shape.ts'
import { type Sheet, fill, glow, linear, oval, stroke } from '../drawing/sheet.ts'

/** A turned thing, seen slightly from above: half widths at heights from foot to rim, in parts of `tall`. */
type Profile = readonly (readonly [height: number, half: number])[]

/** The soft shadow of a thing on a table. */
export const tableShadow = (sheet: Sheet, at: Point, half: number): string =>
  glow(sheet, [at[0] + half * 0.25, at[1] + half * 0.06], half * 1.75, '#2a1d16', 0.55, 0.26)

/** A pot, jug, jar or cup by its profile, lit from the left. */
export function turned(
  sheet: Sheet,
  foot: Point,
  tall: number,
  profile: Profile,
  colour: string,
  flat = 0.24,
): string {
  const [x, y] = foot
  const left = profile.map(([height, half]): Point => [x - half * tall, y - height * tall])
  const right = profile.map(([height, half]): Point => [x + half * tall, y - height * tall]).reverse()
  const base = profile[0]?.[1] ?? 0.2
  const rim = profile.at(-1) ?? [1, 0.2]
  const widest = Math.max(...profile.map(([, half]) => half)) * tall
  const tone = lit(sheet.mood, colour)
  const paint = linear(
    sheet,
    [x - widest, y],
    [x + widest, y],
    [
      [0, mix(tone, shaded(sheet.mood, colour), 0.35)],
      [0.25, lighter(tone, 0.25)],
      [0.55, tone],
      [1, darker(shaded(sheet.mood, colour), 0.15)],
    ],
  )
  const bowl = `${curve(left)}L${curve(right).slice(1)}Z`
  const mouth: Point = [x, y - rim[0] * tall]
  return (
    tableShadow(sheet, foot, widest) +
    oval(foot, base * tall, base * tall * flat, darker(shaded(sheet.mood, colour), 0.15)) +
    fill(bowl, paint) +
    oval(mouth, rim[1] * tall, rim[1] * tall * flat, lighter(tone, 0.3)) +
    oval(mouth, rim[1] * tall * 0.86, rim[1] * tall * flat * 0.8, darker(shaded(sheet.mood, colour), 0.2)) +
    stroke(
      `M${x - widest * 0.52} ${y - tall * 0.35}L${x - widest * 0.5} ${y - tall * 0.62}`,
      '#fffaf0',
      widest * 0.09,
      0.55,
    )
  )
}

/** A bellied jug. */
export const jugProfile: Profile = [
  [0, 0.22],
  [0.2, 0.34],
  [0.45, 0.36],
  [0.7, 0.22],
  [0.85, 0.18],
  [1, 0.24],
]

/** A jar with a short neck. */
export const jarProfile: Profile = [
  [0, 0.3],
  [0.05, 0.34],
  [0.4, 0.36],
  [0.75, 0.34],
  [0.88, 0.27],
  [1, 0.27],
]

/** A mug that opens upwards. */
export const cupProfile: Profile = [
  [0, 0.26],
  [0.1, 0.36],
  [0.6, 0.46],
  [1, 0.48],
]

/** A wide bowl. */
export const bowlProfile: Profile = [
  [0, 0.5],
  [0.2, 0.9],
  [0.6, 1.25],
  [1, 1.4],
]

/** A handle at the right of a jug or cup. */
export function handle(sheet: Sheet, at: Point, size: number, colour: string): string {
  const [x, y] = at
  return (
    stroke(
      curve(spots([x, y], size, [0, -0.5, 0.55, -0.45, 0.6, 0.1, 0, 0.45])),
      shaded(sheet.mood, colour),
      size * 0.2,
    ) +
    stroke(
      curve([
        [x, y - size * 0.52],
        [x + size * 0.5, y - size * 0.48],
        [x + size * 0.57, y],
      ]),
      lit(sheet.mood, colour),
      size * 0.09,
    )
  )
}

/** Meadow flowers in a small jug. */
export function bouquet(
  sheet: Sheet,
  foot: Point,
  tall: number,
  colours: readonly [string, ...string[]],
): string {
  const { random, mood } = sheet
  const [x, y] = foot
  const mouth: Point = [x, y - tall * 0.62]
  let stems = ''
  let leaves = ''
  const heads: string[] = []
  for (let index = 0; index < 22; index++) {
    const angle = -Math.PI / 2 + random.around(0, 0.85)
    const reach = tall * random.between(0.45, 1.15)
    const tip: Point = [mouth[0] + Math.cos(angle) * reach, mouth[1] + Math.sin(angle) * reach]
    stems += blade(mouth, tip, tall * 0.03, random.around(0, tall * 0.06))
    leaves += dab(
      (mouth[0] + tip[0]) / 2,
      (mouth[1] + tip[1]) / 2,
      tall * 0.24,
      tall * 0.08,
      angle + random.around(0, 0.7),
    )
    const tone = lit(mood, random.pick(colours))
    let petals = ''
    for (let petal = 0; petal < 6; petal++)
      petals += dab(
        tip[0] + Math.cos(petal * 1.05) * tall * 0.06,
        tip[1] + Math.sin(petal * 1.05) * tall * 0.05,
        tall * 0.12,
        tall * 0.05,
        petal * 1.05,
      )
    heads.push(
      fill(petals, tone) +
        oval(tip, tall * 0.03, tall * 0.028, index % 2 === 0 ? '#e9c14a' : darker(tone, 0.35)),
    )
  }
  return (
    fill(stems, even(mood, '#5f7a44')) +
    fill(leaves, even(mood, '#6f8c4c')) +
    heads.join('') +
    turned(sheet, foot, tall * 0.68, jugProfile, '#e9e0cf')
  )
}
