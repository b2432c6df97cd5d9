import { boards, logs, plaster, shingles } from '../drawing/surfaces.ts'
import { pigment } from '../drawing/palette.ts'
import type { House } from './house.ts'
import { face, panel, toneOn, type View } from '../drawing/space.ts'
import { fill, type Sheet } from '../drawing/sheet.ts'
import { darker } from '../drawing/colour.ts'
import { polygon } from '../drawing/shape.ts'

type Sun = readonly [gable: number, long: number]

/** The main house: white plaster, boarded gable, green shutters, geraniums. */
export function farmhouse(side: 'left' | 'right', sun: Sun): House {
  const shutters = '#47634a'
  const long = [1.6, 4.4, 9.4, 12.2].map(
    (u) => ({ kind: 'window', u, v: 1.15, shutters, flowers: true }) as const,
  )
  return {
    wide: 8.4,
    deep: 15.5,
    wall: 3.3,
    rise: 4.3,
    side,
    sun,
    plinth: 0.55,
    chimney: 4.6,
    skirt: true,
    front: plaster(pigment.lime),
    long: plaster(pigment.lime),
    gable: boards('#7a5538', 0.22),
    roof: shingles('#8a5443'),
    frontOpenings: [
      { kind: 'window', u: 1.35, v: 1.15, shutters, flowers: true },
      { kind: 'window', u: 6.1, v: 1.15, shutters, flowers: true },
      { kind: 'door', u: 3.65, v: 0.1, tall: 2.15, colour: '#5f7a55', arched: true },
    ],
    gableOpenings: [
      { kind: 'window', u: 2.75, v: 0.85, wide: 0.8, tall: 1 },
      { kind: 'window', u: 4.85, v: 0.85, wide: 0.8, tall: 1 },
      { kind: 'window', u: 3.95, v: 2.75, wide: 0.5, tall: 0.5 },
    ],
    longOpenings: [...long, { kind: 'door', u: 7.1, v: 0.1, tall: 2.1, colour: '#5f7a55' }],
  }
}

/** The renovated granary: stone below, logs above, a steep roof and small deep windows. */
export function granary(side: 'left' | 'right', sun: Sun): House {
  return {
    wide: 7.4,
    deep: 10,
    wall: 5.4,
    rise: 4.6,
    side,
    sun,
    plinth: 1.4,
    chimney: 3.4,
    front: plaster('#e6d6b8'),
    long: plaster('#e6d6b8'),
    gable: logs('#7d5736', '#cbb691', 0.24),
    roof: shingles('#5d5148'),
    frontOpenings: [
      { kind: 'door', u: 2.9, v: 0.1, wide: 1.6, tall: 2.4, colour: '#7b4a2f', arched: true },
      { kind: 'window', u: 0.9, v: 1.75, wide: 0.75, tall: 0.9, frame: '#7b5a3c' },
      { kind: 'window', u: 5.7, v: 1.75, wide: 0.75, tall: 0.9, frame: '#7b5a3c' },
      { kind: 'window', u: 1.2, v: 3.6, wide: 0.8, tall: 1, frame: '#7b5a3c', flowers: true },
      { kind: 'window', u: 3.3, v: 3.6, wide: 0.8, tall: 1, frame: '#7b5a3c', flowers: true },
      { kind: 'window', u: 5.4, v: 3.6, wide: 0.8, tall: 1, frame: '#7b5a3c', flowers: true },
    ],
    gableOpenings: [
      { kind: 'window', u: 2.3, v: 0.7, wide: 1, tall: 1.25, frame: '#4c3524' },
      { kind: 'window', u: 4.1, v: 0.7, wide: 1, tall: 1.25, frame: '#4c3524' },
    ],
    longOpenings: [1.2, 4.2, 7.4].flatMap((u) =>
      [1.75, 3.6].map((v) => ({ kind: 'window', u, v, wide: 0.8, tall: 1, frame: '#7b5a3c' }) as const),
    ),
  }
}

/** A log cabin with painted joints and blue or red windows. */
export function logCabin(side: 'left' | 'right', sun: Sun, accent: string, joint = '#e3d3b0'): House {
  const wall = logs('#83552f', joint, 0.27)
  return {
    wide: 6.6,
    deep: 8.6,
    wall: 2.8,
    rise: 4,
    side,
    sun,
    plinth: 0.5,
    chimney: 3.2,
    skirt: true,
    logEnds: true,
    overhang: 0.9,
    front: wall,
    long: wall,
    gable: boards('#6e4a2e', 0.2),
    roof: shingles('#6a5242'),
    frontOpenings: [
      {
        kind: 'window',
        u: 1,
        v: 1.05,
        wide: 0.85,
        tall: 1,
        frame: pigment.lime,
        shutters: accent,
        flowers: true,
      },
      {
        kind: 'window',
        u: 4.7,
        v: 1.05,
        wide: 0.85,
        tall: 1,
        frame: pigment.lime,
        shutters: accent,
        flowers: true,
      },
      { kind: 'door', u: 2.8, v: 0.2, wide: 1, tall: 1.95, colour: accent },
    ],
    gableOpenings: [
      { kind: 'window', u: 2.8, v: 0.9, wide: 1, tall: 1.1, frame: pigment.lime, flowers: true },
    ],
    longOpenings: [1.4, 4, 6.4].map(
      (u) =>
        ({
          kind: 'window',
          u,
          v: 1.05,
          wide: 0.85,
          tall: 1,
          frame: pigment.lime,
          shutters: accent,
          flowers: true,
        }) as const,
    ),
  }
}

/** The barn: red boards, wide gates, a hatch to the hayloft. */
export function barn(side: 'left' | 'right', sun: Sun): House {
  const red = boards(pigment.barn, 0.28)
  return {
    wide: 9.5,
    deep: 13,
    wall: 4,
    rise: 4.4,
    side,
    sun,
    plinth: 0.6,
    front: red,
    long: red,
    gable: red,
    roof: shingles('#5c4a40'),
    frontOpenings: [{ kind: 'door', u: 2.9, v: 0.05, wide: 3.7, tall: 3.3, colour: '#7e2f25', arched: true }],
    gableOpenings: [{ kind: 'door', u: 4, v: 0.5, wide: 1.5, tall: 1.6, open: true }],
    longOpenings: [2, 5.5, 9].map(
      (u) => ({ kind: 'window', u, v: 1.7, wide: 0.8, tall: 0.7, frame: pigment.lime }) as const,
    ),
  }
}

/** A verandah in front of the gable: floor, posts, railing and a lean-to roof. */
export function verandah(sheet: Sheet, view: View, house: House, deep = 1.9): string {
  const { mood } = sheet
  const wide = house.wide
  const floor = face(view, [-0.1, 0.28, -deep], [1, 0, 0], [0, 0, 1], wide + 0.2, deep, 0.7)
  const edge = face(view, [-0.1, 0, -deep], [1, 0, 0], [0, 1, 0], wide + 0.2, 0.28, house.sun[0])
  const rail = face(view, [0, 0.28, -deep], [1, 0, 0], [0, 1, 0], wide, 2.2, house.sun[0])
  const wood = toneOn(mood, rail, '#8a5f3b')
  let bars = panel(rail, 0, 0.82, wide * 0.36, 0.09) + panel(rail, wide * 0.64, 0.82, wide * 0.36, 0.09)
  for (let u = 0.12; u < wide; u += 0.24)
    if (u < wide * 0.36 || u > wide * 0.64) bars += panel(rail, u, 0.05, 0.09, 0.78)
  let posts = ''
  for (const u of [0.05, wide * 0.36, wide * 0.64 - 0.14, wide - 0.2])
    posts +=
      panel(rail, u, 0, 0.16, 2.1) +
      polygon([rail.at(u - 0.4, 2.1), rail.at(u + 0.08, 1.6), rail.at(u + 0.56, 2.1)])
  const tall = Math.hypot(deep, 0.7)
  const roof = face(
    view,
    [-0.5, 2.35, -deep - 0.3],
    [1, 0, 0],
    [0, 0.7 / tall, deep / tall],
    wide + 1,
    tall + 0.2,
    house.sun[0],
  )
  return (
    fill(panel(floor, 0, 0, floor.wide, floor.tall), toneOn(mood, floor, '#a47a50')) +
    fill(panel(edge, 0, 0, edge.wide, edge.tall), toneOn(mood, edge, darker('#7c6b5c', 0.2))) +
    fill(bars, darker(wood, 0.12)) +
    fill(posts, wood) +
    shingles('#6a5242')(sheet, roof)
  )
}
