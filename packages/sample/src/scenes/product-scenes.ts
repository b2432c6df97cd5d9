import { herbBunch } from '../rooms/bunches.ts'
import { braid, cheeseWedge, cheeseWheel } from '../rooms/cheese.ts'
import { heap, loaf, slice } from '../rooms/food.ts'
import { even, lit, shaded } from '../drawing/mood.ts'
import { indoorDay, springMorning, summerGolden, summerNoon } from '../drawing/moods.ts'
import { flowersOf } from '../drawing/palette.ts'
import { bottle, capJar } from '../rooms/preserves.ts'
import { scene } from '../drawing/scene.ts'
import { type Point, curve, dab, limb } from '../drawing/shape.ts'
import { type Sheet, fill, oval, stroke } from '../drawing/sheet.ts'
import { finishLight } from '../landscape/sky.ts'
import { bouquet, bowlProfile, cupProfile, handle, jugProfile, turned } from '../rooms/still-life.ts'
import { plate, runner, tableCorner } from '../rooms/table-corner.ts'
import { basket } from '../buildings/vehicles.ts'

/** A board with a handle, seen from the front edge. */
function board(sheet: Sheet, centre: Point, half: number): string {
  const [x, y] = centre
  const wood = lit(sheet.mood, '#c08a55')
  return (
    oval([x + 8, y + half * 0.1], half * 1.04, half * 0.33, '#2a1d16', 0.35) +
    oval([x, y + half * 0.05], half, half * 0.31, shaded(sheet.mood, '#8a5a33')) +
    oval([x, y], half, half * 0.3, wood) +
    stroke(
      curve([
        [x - half * 0.7, y - half * 0.04],
        [x, y + half * 0.05],
        [x + half * 0.7, y - half * 0.02],
      ]),
      shaded(sheet.mood, '#9c6a3c'),
      3,
      0.5,
    ) +
    stroke(
      curve([
        [x - half * 0.5, y + half * 0.12],
        [x, y + half * 0.17],
        [x + half * 0.6, y + half * 0.1],
      ]),
      shaded(sheet.mood, '#9c6a3c'),
      3,
      0.4,
    )
  )
}

/** Ears of wheat lying on a table. */
function wheat(sheet: Sheet, from: Point, count: number, long: number): string {
  const { random, mood } = sheet
  let stems = ''
  let grains = ''
  for (let index = 0; index < count; index++) {
    const angle = -0.35 + random.around(0, 0.3)
    const start: Point = [from[0] + random.around(0, long * 0.1), from[1] + index * 7]
    const tip: Point = [start[0] + Math.cos(angle) * long, start[1] + Math.sin(angle) * long * 0.6]
    stems += limb([
      [...start, 5],
      [...tip, 3],
    ])
    for (let grain = 0; grain < 9; grain++)
      for (const side of [-1, 1])
        grains += dab(
          tip[0] + (grain - 4) * long * 0.035 * Math.cos(angle),
          tip[1] + (grain - 4) * long * 0.035 * Math.sin(angle) * 0.6 + side * 6,
          long * 0.07,
          6,
          angle + side * 0.5,
        )
  }
  return fill(stems, even(mood, '#c9a04a')) + fill(grains, lit(mood, '#e8c469'))
}

/** Scenes of the farm's products. */
export const productScenes = {
  bread: scene('bread', 'Čerstvý kváskový chlieb a klasy na doske', indoorDay, (sheet) => [
    tableCorner(sheet, 540, '#e6d3b0', '#8f6239', {
      u: 10.4,
      v: 1.2,
      wide: 4,
      tall: 3.6,
      mood: summerGolden,
      curtains: '#f3e6cf',
    }),
    loaf(sheet, [1180, 640], 190),
    turned(sheet, [300, 650], 300, jugProfile, '#c9b28a'),
    handle(sheet, [392, 500], 130, '#c9b28a'),
    board(sheet, [720, 850], 520),
    loaf(sheet, [600, 790], 300),
    slice(sheet, [1010, 850], 130, 0.1),
    slice(sheet, [1110, 880], 120, 0.35),
    wheat(sheet, [150, 900], 9, 330),
    turned(sheet, [1390, 900], 120, bowlProfile, '#f0e6d2', 0.3),
    heap(sheet, [1390, 785], 130, 36, 20, ['#f7ecd2', '#efe0bc']),
    finishLight(sheet, 0.24),
  ]),
  cheese: scene('cheese', 'Ovčí syr, údené korbáčiky a hrnček žinčice', indoorDay, (sheet) => [
    tableCorner(sheet, 540, '#dfe0cf', '#a87545', {
      u: 1.2,
      v: 1.2,
      wide: 4,
      tall: 3.6,
      mood: summerNoon,
      curtains: '#f3f0e4',
    }),
    cheeseWheel(sheet, [1180, 690], 220, '#d9a85a'),
    cheeseWheel(sheet, [900, 640], 170, '#efe0b8'),
    bouquet(sheet, [640, 640], 230, flowersOf),
    runner(
      sheet,
      [
        [260, 740],
        [1300, 740],
        [1500, 1030],
        [60, 1030],
      ],
      '#f4ead6',
      '#3f6b6f',
    ),
    board(sheet, [760, 880], 430),
    cheeseWedge(sheet, [620, 840], 150),
    braid(sheet, [760, 870], [1080, 900], 44),
    braid(sheet, [740, 910], [1010, 950], 44),
    turned(sheet, [320, 950], 150, cupProfile, '#c9b28a'),
    handle(sheet, [390, 884], 96, '#c9b28a'),
    heap(sheet, [1280, 900], 90, 50, 17, ['#6b2f4d', '#8a3f5d', '#57263f']),
    finishLight(sheet, 0.22),
  ]),
  honey: scene('honey', 'Lipový med v pohároch a kvety na okne', indoorDay, (sheet) => [
    tableCorner(sheet, 560, '#f0dfb8', '#b07f4d', {
      u: 4.6,
      v: 1,
      wide: 6.4,
      tall: 4,
      mood: summerGolden,
      frame: '#f8f1e2',
    }),
    capJar(sheet, [420, 800], 380, '#d68a1e', '#9e3b2c'),
    capJar(sheet, [1130, 770], 330, '#e5a838', '#6f8a5a'),
    capJar(sheet, [1330, 850], 380, '#b8651a', '#d9a441'),
    turned(sheet, [770, 900], 190, bowlProfile, '#efe3c8', 0.32),
    oval([770, 712], 226, 66, '#d68a1e'),
    oval([750, 704], 150, 36, '#f0b84a', 0.8),
    stroke('M790 720L960 470', lit(sheet.mood, '#a86b3c'), 18),
    ...[0, 1, 2, 3, 4].map((index) =>
      oval([782 - index * 6, 700 + index * 13], 38, 13, lit(sheet.mood, index % 2 ? '#c08a55' : '#8f5f38')),
    ),
    bouquet(sheet, [610, 660], 210, ['#f7efc4', '#efe08a', '#fff8dc']),
    slice(sheet, [330, 950], 120, -0.2),
    slice(sheet, [1010, 970], 110, 0.2),
    finishLight(sheet, 0.2),
  ]),
  syrup: scene('syrup', 'Sirupy z bazy, malín a mäty', indoorDay, (sheet) => [
    tableCorner(sheet, 560, '#e4ead8', '#c79f6d', {
      u: 9.4,
      v: 1.2,
      wide: 4.6,
      tall: 3.6,
      mood: springMorning,
      curtains: '#f6f3e6',
    }),
    bottle(sheet, [360, 840], 520, '#b5303f'),
    bottle(sheet, [590, 800], 500, '#e0b84a'),
    bottle(sheet, [800, 850], 540, '#7f9a4a'),
    bottle(sheet, [1010, 800], 480, '#6b2f5d'),
    turned(
      sheet,
      [1290, 930],
      220,
      [
        [0, 0.24],
        [0.05, 0.28],
        [0.5, 0.32],
        [1, 0.38],
      ],
      '#e9b8b0',
    ),
    oval([1290, 712], 78, 20, '#d98f86'),
    heap(sheet, [560, 950], 130, 60, 20, ['#c23b4a', '#a82a3c', '#d9606a']),
    herbBunch(sheet, [1060, 880], 150, '#6f9a5a'),
    finishLight(sheet, 0.2),
  ]),
  jam: scene('jam', 'Slivkový lekvár a jahodový džem zo sadu', indoorDay, (sheet) => [
    tableCorner(sheet, 560, '#f0dccb', '#a8744a', {
      u: 1.4,
      v: 1.1,
      wide: 4.4,
      tall: 3.7,
      mood: summerNoon,
      curtains: '#f7e7dc',
    }),
    capJar(sheet, [760, 760], 330, '#5a2436', '#d9a441', '#6b2f4d'),
    capJar(sheet, [1000, 800], 380, '#b5303a', '#9e3b2c', '#d0434c'),
    capJar(sheet, [1250, 770], 340, '#d9862a', '#6f8a5a', '#efa04a'),
    runner(sheet, [
      [160, 800],
      [980, 830],
      [1060, 1050],
      [20, 1040],
    ]),
    plate(sheet, [500, 920], 240, '#b5523c'),
    slice(sheet, [470, 890], 130, -0.15),
    fill(
      curve(
        [
          [380, 880],
          [430, 850],
          [520, 846],
          [570, 880],
          [520, 910],
          [420, 912],
        ],
        true,
      ),
      '#a5283a',
      0.92,
    ),
    stroke('M420 876Q470 858 530 868', '#e8848a', 7, 0.7),
    heap(sheet, [1230, 960], 180, 80, 30, ['#4f2a5d', '#6b3a70', '#3d2049']),
    heap(sheet, [910, 980], 90, 50, 22, ['#c8303a', '#d9505a']),
    finishLight(sheet, 0.2),
  ]),
  herbs: scene('herbs', 'Bylinky sušiace sa pod hradou a čaj v hrnčeku', indoorDay, (sheet) => [
    tableCorner(sheet, 700, '#e9dfc4', '#9b6d42', {
      u: 5.6,
      v: 1.4,
      wide: 4.8,
      tall: 3.6,
      mood: summerNoon,
      frame: '#8a5a33',
    }),
    fill('M0 60H1600V120H0Z', lit(sheet.mood, '#7d5736')),
    fill('M0 104H1600V122H0Z', shaded(sheet.mood, '#5b3a25')),
    ...[
      [160, '#7f9a5a', '#b48fc2'],
      [340, '#8aa05a', undefined],
      [480, '#6f8a4c', '#f0cf55'],
      [1130, '#8a9a6a', '#9a86c4'],
      [1290, '#6f8f4f', '#fff2d6'],
      [1450, '#8a9450', '#e0a03c'],
    ].map(([x, leaf, bloom]) =>
      herbBunch(sheet, [Number(x), 150], 330, String(leaf), bloom === undefined ? undefined : String(bloom)),
    ),
    turned(sheet, [520, 890], 220, jugProfile, '#f3ead6'),
    handle(sheet, [588, 780], 96, '#f3ead6'),
    turned(sheet, [800, 940], 150, cupProfile, '#7f9a86'),
    handle(sheet, [870, 876], 92, '#7f9a86'),
    oval([800, 792], 60, 14, '#b5802e'),
    basket(sheet, [1150, 960], 260, ['#8aa05a', '#b48fc2', '#6f8a4c']),
    fill(dab(320, 960, 150, 26, 0.2) + dab(380, 980, 140, 22, -0.2), lit(sheet.mood, '#7f9a5a')),
    finishLight(sheet, 0.22),
  ]),
}
