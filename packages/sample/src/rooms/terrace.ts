import { chimneyTop, drawHouse } from '../buildings/house.ts'
import { logCabin } from '../buildings/farm.ts'
import { hillCountry } from '../landscape/landscape.ts'
import type { Mood } from '../drawing/mood.ts'
import { lit, shaded } from '../drawing/mood.ts'
import { flowerBox } from '../buildings/openings.ts'
import { deckchair } from './seats.ts'
import { scene, type Scene } from '../drawing/scene.ts'
import { polygon } from '../drawing/shape.ts'
import { fill, linear, oval, stroke, type Sheet } from '../drawing/sheet.ts'
import { face, lens, panel, standing, toneOn } from '../drawing/space.ts'
import { finishLight, smoke } from '../landscape/sky.ts'
import { bouquet, cupProfile, turned } from './still-life.ts'
import { boards } from '../drawing/surfaces.ts'
import { fruitTree, linden, spruce } from '../landscape/trees.ts'

const view = lens({ eye: [0, 1.75, -2], focal: 1150, vanish: [800, 560] })

/** A wooden deck above the valley with two deckchairs and a small table. */
export function terrace(
  seed: string,
  alt: string,
  mood: Mood,
  stripe: string,
  tree: 'linden' | 'fruit' | 'spruce',
): Scene {
  return scene(seed, alt, mood, (sheet) => {
    const grown =
      tree === 'linden'
        ? linden(sheet, [1420, 800], 620)
        : tree === 'fruit'
          ? fruitTree(sheet, [1400, 800], 480, sheet.mood.leaf, { colour: '#c8402f', count: 60 })
          : spruce(sheet, [1400, 800], 620) + spruce(sheet, [1540, 820], 520)
    return [
      hillCountry(sheet, { horizon: 0.46, floor: 0.68, misty: 0.55, steep: 1.6, fields: 10 }),
      grown,
      deck(sheet),
      roofEdge(sheet),
      deckchair(sheet, [500, 960], 250, stripe),
      deckchair(sheet, [900, 970], 260, stripe),
      sideTable(sheet),
      finishLight(sheet, 0.2),
    ]
  })
}

function deck(sheet: Sheet): string {
  const { mood } = sheet
  const floor = face(view, [-4.5, 0, -1.1], [1, 0, 0], [0, 0, 1], 9, 4.6, 0.85)
  const rail = face(view, [-4.5, 0, 3.5], [1, 0, 0], [0, 1, 0], 9, 1, 0.6)
  let bars = panel(rail, 0, 0.92, 9, 0.09) + panel(rail, 0, 0.12, 9, 0.06)
  for (let u = 0.1; u < 9; u += 0.2) bars += panel(rail, u, 0.14, 0.06, 0.8)
  const posts = [0.3, 3, 5.9, 8.6].map((u) => panel(rail, u, 0, 0.13, 1.02)).join('')
  const boxes = [1, 3.7, 6.6].map((u) => flowerBox(sheet, rail, u, 0.98, 1.2)).join('')
  return (
    boards('#b08a5e', 0.22)(sheet, floor) +
    fill(bars, toneOn(mood, rail, '#8a6440')) +
    fill(posts, toneOn(mood, rail, '#7d5736')) +
    boxes
  )
}

/** The edge of the roof above and the post that carries it: one stands under shelter. */
function roofEdge(sheet: Sheet): string {
  const { mood } = sheet
  const beam = linear(
    sheet,
    [0, 0],
    [0, 96],
    [
      [0, shaded(mood, '#5b3f28')],
      [0.8, shaded(mood, '#7d5736')],
      [1, lit(mood, '#9c6f45')],
    ],
  )
  const rafters = Array.from({ length: 9 }, (_, index) =>
    polygon([
      [index * 200 - 60, 0],
      [index * 200 + 10, 0],
      [index * 196 + 18, 52],
      [index * 196 - 34, 52],
    ]),
  ).join('')
  return (
    fill('M0 0H1600V44H0Z', shaded(mood, '#6d4a2c')) +
    fill(rafters, shaded(mood, '#4b3423')) +
    fill('M0 44H1600V96H0Z', beam) +
    fill(
      'M88 92H146V1000H88Z',
      linear(
        sheet,
        [88, 0],
        [146, 0],
        [
          [0, lit(mood, '#a87545')],
          [1, shaded(mood, '#6d4a2c')],
        ],
      ),
    ) +
    stroke('M88 300L26 92M146 300L250 92', shaded(mood, '#7d5736'), 26)
  )
}

function sideTable(sheet: Sheet): string {
  const { mood } = sheet
  const [x, y] = [790, 880]
  return (
    oval([x + 10, y + 86], 110, 20, '#2a1d16', 0.35) +
    stroke(
      `M${x - 60} ${y + 86}L${x + 40} ${y}M${x + 60} ${y + 86}L${x - 40} ${y}`,
      shaded(mood, '#7d5736'),
      13,
    ) +
    oval([x, y + 8], 106, 32, shaded(mood, '#8a5a33')) +
    oval([x, y], 106, 31, lit(mood, '#c08a55')) +
    bouquet(sheet, [x - 24, y], 96, ['#f6efe0', '#e9c14a', '#c95b4a']) +
    turned(sheet, [x + 46, y + 6], 46, cupProfile, '#efe6d3')
  )
}

/** A cabin from another side, as its guests come home in the given light. */
export function cabinEvening(seed: string, alt: string, mood: Mood, accent: string): Scene {
  return scene(seed, alt, mood, (sheet) => {
    const far = lens({ eye: [0, 2, 0], focal: 1300, vanish: [800, 620] })
    const at = standing(far, [-3.4, -0.6, 15.5], 0.42)
    const house = logCabin('right', [0.7, 0.35], accent)
    return [
      hillCountry(sheet, { horizon: 0.46, floor: 0.66, misty: 0.5, steep: 1.5, clouds: 4 }),
      spruce(sheet, [120, 830], 620),
      spruce(sheet, [270, 800], 480),
      spruce(sheet, [1430, 810], 560),
      spruce(sheet, [1560, 850], 640),
      smoke(sheet, chimneyTop(at, house), 200, '#e8dfe0', 0.45),
      drawHouse(sheet, at, house),
      finishLight(sheet, 0.28),
    ]
  })
}
