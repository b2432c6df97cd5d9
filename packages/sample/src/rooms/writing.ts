import { darker, lighter } from '../drawing/colour.ts'
import { tufts } from '../landscape/meadow.ts'
import { even, lit, shaded } from '../drawing/mood.ts'
import { summerDusk } from '../drawing/moods.ts'
import { pigment } from '../drawing/palette.ts'
import { lamp } from './room.ts'
import { type Point, curve, polygon, spots } from '../drawing/shape.ts'
import { type Sheet, fill, linear, oval, stroke } from '../drawing/sheet.ts'
import { bouquet, cupProfile, handle, jugProfile, turned } from './still-life.ts'
import { tableCorner } from './table-corner.ts'

/** An open guest book: two pages that curve to the spine, lines of handwriting as strokes. */
function guestBook(sheet: Sheet, [x, y]: Point, half: number): string {
  const { mood, random } = sheet
  const side = (sign: number): string =>
    curve([
      [x, y - half * 0.22],
      [x + sign * half * 0.45, y - half * 0.3],
      [x + sign * half * 0.92, y - half * 0.22],
      [x + sign * half * 1.06, y + half * 0.36],
    ]) + `L${x} ${y + half * 0.42}Z`
  const paper = (sign: number): string =>
    linear(
      sheet,
      [x, y],
      [x + sign * half, y],
      [
        [0, darker(lit(mood, '#f3e6cc'), 0.3)],
        [0.2, lit(mood, '#fbf2de')],
        [1, lit(mood, '#f3e6cc')],
      ],
    )
  let script = ''
  for (const sign of [-1, 1])
    for (let row = 0; row < 8; row++) {
      const level = y - half * 0.14 + row * half * 0.065
      const reach = half * random.between(0.45, 0.78)
      const points = Array.from({ length: 26 }, (_, index): Point => [
        x + sign * half * 0.12 + (sign > 0 ? (index / 25) * reach : -reach + (index / 25) * reach),
        level + random.around(0, half * 0.014) - Math.sin((index / 25) * Math.PI) * half * 0.05,
      ])
      script += curve(points)
    }
  return (
    fill(
      polygon(spots([x, y], half, [-1.12, 0.4, 1.12, 0.4, 0.98, -0.2, -0.98, -0.2])),
      shaded(mood, pigment.barn),
    ) +
    fill(side(-1), paper(-1)) +
    fill(side(1), paper(1)) +
    stroke(script, shaded(mood, '#4b4a63'), 2.6, 0.7)
  )
}

/** The host's desk in the evening. */
export function deskScene(sheet: Sheet): string {
  const { mood } = sheet
  const spectacles =
    [1180, 1290]
      .map(
        (x) =>
          `<ellipse cx="${x}" cy="930" rx="46" ry="24" fill="#fff3d6" fill-opacity="0.25" stroke="${shaded(mood, '#6b4a2e')}" stroke-width="6"/>`,
      )
      .join('') +
    stroke('M1226 926Q1235 914 1244 926M1134 926L1060 880M1336 926L1390 876', shaded(mood, '#6b4a2e'), 6)
  const pen = stroke('M930 900L1110 760', lit(mood, '#7d4a2b'), 13) + stroke('M930 900L912 914', '#d9b25c', 7)
  return [
    tableCorner(sheet, 580, '#d9bf94', '#7d5236', {
      u: 5.4,
      v: 1,
      wide: 5,
      tall: 4,
      mood: summerDusk,
      curtains: '#c9a878',
      frame: '#6d4a2c',
    }),
    lamp(sheet, [300, 690], 330),
    bouquet(sheet, [1200, 690], 250, ['#f6efe0', '#e9c14a', '#c95b4a', '#b48fc2']),
    turned(sheet, [1400, 720], 200, jugProfile, '#4f6f66'),
    guestBook(sheet, [760, 880], 330),
    pen,
    spectacles,
    turned(sheet, [330, 930], 130, cupProfile, '#efe6d3'),
    handle(sheet, [392, 872], 86, '#efe6d3'),
    oval([330, 802], 54, 13, '#6b4326'),
  ].join('')
}

/** A letterbox under a little roof on a post, a letter looking out of it. */
export function letterbox(sheet: Sheet, foot: Point, tall: number): string {
  const { mood } = sheet
  const [x, y] = foot
  const [half, top] = [tall * 0.24, y - tall]
  const wood = lit(mood, '#9c6f45')
  const body = polygon(spots([x, top], [half, tall], [-1, 0.1, 1, 0.1, 1, 0.46, -1, 0.46]))
  const roof = polygon(
    spots([x, top], [half, tall], [-1.35, 0.13, 0, -0.06, 1.35, 0.13, 1.35, 0.18, 0, 0, -1.35, 0.18]),
  )
  const gable = polygon([
    [x - half, top + tall * 0.12],
    [x, top - tall * 0.01],
    [x + half, top + tall * 0.12],
  ])
  return (
    fill(
      polygon([
        [x - tall * 0.04, y],
        [x - tall * 0.035, top + tall * 0.4],
        [x + tall * 0.035, top + tall * 0.4],
        [x + tall * 0.04, y],
      ]),
      shaded(mood, '#7d5736'),
    ) +
    fill(
      body + gable,
      linear(
        sheet,
        [x - half, 0],
        [x + half, 0],
        [
          [0, lighter(wood, 0.2)],
          [1, darker(wood, 0.3)],
        ],
      ),
    ) +
    fill(
      polygon(spots([x, top], [half, tall], [-0.5, 0.26, 0.6, 0.19, 0.66, 0.26, -0.44, 0.3])),
      lit(mood, '#fbf3e0'),
    ) +
    fill(
      polygon(spots([x, top], [half, tall], [-0.7, 0.26, 0.7, 0.26, 0.7, 0.3, -0.7, 0.3])),
      shaded(mood, '#3b2a1e'),
    ) +
    fill(roof, even(mood, pigment.barn)) +
    tufts(sheet, [x - tall * 0.16, y], [x + tall * 0.16, y], tall * 0.14)
  )
}
