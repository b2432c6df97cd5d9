import { darker, lighter } from '../drawing/colour.ts'
import { even, lit, shaded } from '../drawing/mood.ts'
import { drawHouse, type House } from './house.ts'
import { pigment } from '../drawing/palette.ts'
import { curve, dab, polygon, type Point } from '../drawing/shape.ts'
import { fill, glow, linear, oval, type Sheet } from '../drawing/sheet.ts'
import { face, panel, standing, toneOn, type View } from '../drawing/space.ts'
import { logs, boards, shingles } from '../drawing/surfaces.ts'

/** The sauna, a small log house with a glass front that shines. */
export function saunaHouse(sheet: Sheet, view: View): string {
  const house: House = {
    wide: 4.6,
    deep: 4.6,
    wall: 2.6,
    rise: 2.1,
    side: 'right',
    sun: [0.55, 0.3],
    plinth: 0.35,
    overhang: 0.8,
    chimney: 2.4,
    front: logs('#8f5f38', '#c9ac7c', 0.26),
    long: logs('#8f5f38', '#c9ac7c', 0.26),
    gable: boards('#7a5236', 0.2),
    roof: shingles('#4f4a46'),
    logEnds: true,
    frontOpenings: [
      { kind: 'window', u: 0.45, v: 0.75, wide: 1.7, tall: 1.35, frame: '#5b3a25' },
      { kind: 'door', u: 2.9, v: 0.15, wide: 1, tall: 2, colour: '#7a5236' },
    ],
    longOpenings: [{ kind: 'window', u: 1.6, v: 1, wide: 1, tall: 0.8, frame: '#5b3a25' }],
  }
  const at = standing(view, [-4.6, -0.5, 13], 0.42)
  const deck = face(at, [-0.6, 0.02, -2.4], [1, 0, 0], [0, 0, 1], 7.6, 2.4, 0.75)
  return (
    boards('#8a6a4a', 0.3)(sheet, deck) +
    fill(panel(deck, 0, -0.06, deck.wide, 0.1), toneOn(sheet.mood, deck, '#5b4330')) +
    drawHouse(sheet, at, house)
  )
}

/** A tub of staves, filled and steaming. `half` is its half width in pixels. */
export function hotTub(sheet: Sheet, foot: Point, half: number): string {
  const { mood, random } = sheet
  const [x, y] = foot
  const tall = half * 0.78
  const flat = 0.26
  const body = `M${x - half} ${y - tall}L${x - half * 0.94} ${y}A${half * 0.94} ${half * flat * 0.9} 0 0 0 ${x + half * 0.94} ${y}L${x + half} ${y - tall}Z`
  const wood = even(mood, '#9c6f45')
  let staves = ''
  for (let part = -0.96; part < 1; part += 0.1)
    staves += polygon([
      [x + part * half, y - tall],
      [x + part * half + 3, y - tall],
      [x + part * half * 0.94 + 3, y + half * flat * Math.sqrt(1 - part * part) * 0.9],
      [x + part * half * 0.94, y + half * flat * Math.sqrt(1 - part * part) * 0.9],
    ])
  const hoop = (level: number): string =>
    `<path d="M${x - half * 0.99} ${y - tall * level}A${half * 0.99} ${half * flat} 0 0 0 ${x + half * 0.99} ${y - tall * level}" fill="none" stroke="${shaded(mood, '#3b3f44')}" stroke-width="${half * 0.045}"/>`
  let shine = ''
  for (let index = 0; index < 34; index++)
    shine += dab(
      x + random.around(0, half * 0.7),
      y - tall + random.around(0, half * flat * 0.55),
      half * 0.24,
      half * 0.014,
      0,
    )
  const lanterns = [-1.35, 1.32].map((part): Point => [x + part * half, y + half * 0.1])
  return (
    oval([x, y + half * 0.1], half * 1.25, half * 0.26, '#141518', 0.45) +
    fill(
      body,
      linear(
        sheet,
        [x - half, y],
        [x + half, y],
        [
          [0, lighter(wood, 0.25)],
          [0.4, wood],
          [1, darker(wood, 0.45)],
        ],
      ),
    ) +
    fill(staves, darker(wood, 0.55), 0.6) +
    hoop(0.72) +
    hoop(0.2) +
    oval([x, y - tall], half * 1.03, half * flat * 1.08, lit(mood, pigment.pineWood)) +
    oval([x, y - tall], half * 0.93, half * flat * 0.94, even(mood, '#3f6f76')) +
    oval([x - half * 0.1, y - tall + half * 0.03], half * 0.8, half * flat * 0.72, mood.sky[1], 0.45) +
    fill(shine, '#ffe6c2', 0.6) +
    lanterns.map((at) => lantern(sheet, at, half)).join('')
  )
}

/** A lantern with a candle, beside the tub. */
function lantern(sheet: Sheet, at: Point, half: number): string {
  return (
    glow(sheet, [at[0], at[1] - half * 0.2], half * 0.8, '#ffb95a', 0.55) +
    fill(
      polygon([
        [at[0] - half * 0.08, at[1]],
        [at[0] + half * 0.08, at[1]],
        [at[0] + half * 0.07, at[1] - half * 0.3],
        [at[0] - half * 0.07, at[1] - half * 0.3],
      ]),
      '#3b2d25',
    ) +
    fill(
      curve(
        [
          [at[0], at[1] - half * 0.06],
          [at[0] - half * 0.04, at[1] - half * 0.14],
          [at[0], at[1] - half * 0.25],
          [at[0] + half * 0.04, at[1] - half * 0.14],
        ],
        true,
      ),
      '#ffd98a',
    )
  )
}
