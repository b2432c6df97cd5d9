import { darker, lighter } from '../drawing/colour.ts'
import { even, shaded } from '../drawing/mood.ts'
import { doorOn, windowOn } from './openings.ts'
import { pigment } from '../drawing/palette.ts'
import { curve, polygon, spots } from '../drawing/shape.ts'
import { type Sheet, clipped, fill, linear, oval, stroke } from '../drawing/sheet.ts'
import { type View, face, panel, standing, toneOn } from '../drawing/space.ts'
import { shingles, stones } from '../drawing/surfaces.ts'

/** The wooden church: shingled walls, a tower with a bulbous roof, a little arcade. */
export function woodenChurch(sheet: Sheet, view: View, drawNave: (view: View) => string): string {
  const tower = { wide: 3.4, tall: 9, z: -3.2 }
  const at = standing(view, [2.1, 0, tower.z], 0)
  const front = face(at, [0, 0, 0], [1, 0, 0], [0, 1, 0], tower.wide, tower.tall, 0.85)
  const side = face(at, [tower.wide, 0, 0], [0, 0, 1], [0, 1, 0], 3.2, tower.tall, 0.35)
  const skin = shingles('#6f5138', 0.36)
  return [
    drawNave(view),
    skin(sheet, side),
    skin(sheet, front),
    stones(pigment.stone)(sheet, { ...front, tall: 0.7 }),
    stones(pigment.stone)(sheet, { ...side, tall: 0.7 }),
    doorOn(sheet, front, {
      kind: 'door',
      u: 1.05,
      v: 0.1,
      wide: 1.3,
      tall: 2.4,
      colour: '#7a4a2b',
      arched: true,
    }),
    windowOn(sheet, front, { kind: 'window', u: 1.3, v: 4.6, wide: 0.8, tall: 0.9, frame: '#4b3423' }),
    fill(
      panel(front, 0.5, 7, 0.8, 1.2) + panel(front, 2.1, 7, 0.8, 1.2),
      toneOn(sheet.mood, front, '#2f2620'),
    ),
    cap(sheet, at, tower.wide, tower.tall),
  ].join('')
}

/** The onion of the tower with its cross. */
function cap(sheet: Sheet, view: View, wide: number, tall: number): string {
  const { mood } = sheet
  const [cx] = view([wide / 2 + 0.25, tall, 1.6])
  const metre = Math.abs(view([1, tall, 0])[0] - view([0, tall, 0])[0])
  const y = view([wide / 2, tall, 0])[1]
  const half = (wide / 2 + 0.75) * metre
  const tone = even(mood, '#5f4636')
  const eave = polygon(spots([cx, y], [half, metre], [-1, 0.35, 1, 0.1, 0.52, -1, -0.52, -1]))
  const onion = curve(
    spots(
      [cx, y],
      [half, metre],
      [-0.5, -0.95, -0.66, -1.7, -0.3, -2.6, -0.06, -3.4, 0.06, -3.4, 0.3, -2.6, 0.66, -1.7, 0.5, -0.95],
    ),
    true,
  )
  const paint = linear(
    sheet,
    [cx - half, y],
    [cx + half, y],
    [
      [0, lighter(tone, 0.3)],
      [0.5, tone],
      [1, darker(tone, 0.35)],
    ],
  )
  const cross = stroke(
    `M${cx} ${y - metre * 3.3}V${y - metre * 4.4}M${cx - metre * 0.3} ${y - metre * 4.05}H${cx + metre * 0.3}`,
    shaded(mood, '#4b4038'),
    metre * 0.1,
  )
  const rows = Array.from(
    { length: 7 },
    (_, index) =>
      `M${cx - half * 0.62} ${y - metre * (1.1 + index * 0.3)}Q${cx} ${y - metre * (0.95 + index * 0.3)} ${cx + half * 0.62} ${y - metre * (1.1 + index * 0.3)}`,
  ).join('')
  return (
    cross +
    fill(onion, paint) +
    clipped(sheet, onion, stroke(rows, darker(tone, 0.4), 2.5, 0.5)) +
    fill(eave, paint) +
    (mood.snow ? oval([cx, y - metre], half * 0.5, metre * 0.14, mood.meadow[2]) : '')
  )
}
