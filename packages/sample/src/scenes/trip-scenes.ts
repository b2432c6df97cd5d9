import { caveHall } from '../landscape/cave.ts'
import { woodenChurch } from '../buildings/church.ts'
import { meadowHill, ridge, track } from '../landscape/hills.ts'
import { type House, drawHouse } from '../buildings/house.ts'
import { viewingTower } from '../buildings/landmarks.ts'
import { foreground, hillCountry, wood } from '../landscape/landscape.ts'
import { flowers, groundShadow, tufts } from '../landscape/meadow.ts'
import { even } from '../drawing/mood.ts'
import { autumnGolden, springMorning, summerDusk, summerGolden, summerNoon } from '../drawing/moods.ts'
import { bloom } from '../drawing/palette.ts'
import { person } from '../figures/people.ts'
import { poses } from '../figures/poses.ts'
import { bench, fence, stonesAlong } from '../buildings/props.ts'
import { boulder, waterfall } from '../landscape/rocks.ts'
import { ruin } from '../buildings/ruin.ts'
import { scene } from '../drawing/scene.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { jetty, shore } from '../landscape/shores.ts'
import { birds, finishLight, mist } from '../landscape/sky.ts'
import { lens, standing } from '../drawing/space.ts'
import { shingles } from '../drawing/surfaces.ts'
import { linden, shrub, spruce } from '../landscape/trees.ts'
import { far } from '../landscape/vantage.ts'
import { stream } from '../landscape/water.ts'

const nave: House = {
  wide: 7.6,
  deep: 9,
  wall: 3.4,
  rise: 4.6,
  side: 'right',
  sun: [0.85, 0.35],
  plinth: 0.7,
  overhang: 1,
  front: shingles('#7a5a3e', 0.36),
  gable: shingles('#6f5138', 0.36),
  long: shingles('#7a5a3e', 0.36),
  roof: shingles('#54453a'),
  longOpenings: [2, 5.2].map(
    (u) => ({ kind: 'window', u, v: 1.3, wide: 0.8, tall: 1.2, frame: '#4b3423' }) as const,
  ),
}

/** A hill that carries something: a cone of meadow and rock in the middle distance. */
function crownedHill(sheet: Sheet, top: readonly [number, number], spread: number): string {
  const noise = ridge(sheet, 'crown', 0, 0.012, 9)
  const line = (x: number): number => top[1] + (Math.abs(x - top[0]) / spread) ** 1.6 * 330 + noise(x)
  return meadowHill(sheet, line, 0.16, 0)
}

/** Places to go to. */
export const tripScenes = {
  'castle-ruin': scene('castle-ruin', 'Zrúcanina hradu na kopci v jesennom svetle', autumnGolden, (sheet) => {
    const view = standing(lens({ eye: [0, -6, 0], focal: 1150, vanish: [800, 620] }), [-3.2, -5.1, 38], 0)
    return [
      hillCountry(sheet, { horizon: 0.47, floor: 0.8, misty: 0.6, steep: 1.7, fields: 6 }),
      crownedHill(sheet, [800, 568], 560),
      ruin(sheet, view),
      tufts(sheet, [470, 592], [1200, 592], 34),
      ...[420, 500, 1180, 1270, 1360, 330].map((x, index) =>
        linden(sheet, [x, 640 + Math.abs(x - 800) * 0.16], 110 + (index % 3) * 34),
      ),
      ...[250, 180, 1450, 1530].map((x) => spruce(sheet, [x, 760], 210)),
      birds(sheet, [560, 250], 9, 12),
      track(
        sheet,
        [
          [830, 610],
          [760, 680],
          [900, 760],
          [820, 870],
          [560, 1090],
        ],
        12,
        200,
        even(sheet.mood, '#cdb386'),
      ),
      person(sheet, [690, 950], 190, poses.walking, {
        top: '#9e3b2c',
        legs: '#4a4038',
        hair: '#5b3a25',
        hat: '#6d4a2c',
        pack: '#5f7a55',
      }),
      foreground(sheet, 0.88),
      finishLight(sheet),
    ]
  }),
  'wooden-church': scene(
    'wooden-church',
    'Drevený kostolík so šindľovou strechou medzi lipami',
    summerNoon,
    (sheet) => {
      const at = standing(far, [-6.6, -0.9, 31], 0.4)
      return [
        hillCountry(sheet, { horizon: 0.44, floor: 0.64, misty: 0.4, steep: 1.4 }),
        linden(sheet, [1330, 780], 520),
        linden(sheet, [1540, 800], 430),
        groundShadow(sheet, 740, 830, 700),
        woodenChurch(sheet, at, (view) => drawHouse(sheet, view, nave)),
        linden(sheet, [170, 850], 600),
        fence(sheet, [-10, 900], [560, 880], 8, [76, 62]),
        fence(sheet, [840, 880], [1630, 930], 10, [60, 84]),
        track(
          sheet,
          [
            [690, 850],
            [700, 900],
            [740, 980],
            [820, 1090],
          ],
          60,
          240,
          even(sheet.mood, '#d6c39a'),
        ),
        foreground(sheet, 0.88),
        flowers(sheet, 0.87, 1, 130, bloom),
        finishLight(sheet, 0.16),
      ]
    },
  ),
  cave: scene('cave', 'Kvapľová jaskyňa s jazierkom a teplým svetlom', summerDusk, (sheet) => [
    caveHall(sheet),
    finishLight(sheet, 0.35),
  ]),
  waterfall: scene('waterfall', 'Vodopád medzi machovými skalami v lese', springMorning, (sheet) => [
    hillCountry(sheet, { horizon: 0.3, floor: 0.5, misty: 0.6, clouds: 3 }),
    wood(sheet, 0, 0.42, 0.42, 0.38, 14),
    wood(sheet, 0.58, 1, 0.42, 0.4, 14),
    ...[
      [250, 620, 300],
      [1390, 640, 320],
      [520, 560, 230],
      [1100, 560, 240],
      [90, 800, 260],
      [1540, 830, 260],
    ].map(([x = 0, y = 0, half = 0]) => boulder(sheet, [x, y], half)),
    boulder(sheet, [620, 760], 190),
    boulder(sheet, [1010, 770], 200),
    waterfall(sheet, [815, 330], [815, 800], 190),
    stream(sheet, [
      [815, 800, 330],
      [790, 880, 420],
      [700, 980, 620],
      [600, 1100, 980],
    ]),
    ...[
      [470, 900, 120],
      [1130, 900, 140],
      [330, 1010, 110],
      [1330, 1030, 170],
    ].map(([x = 0, y = 0, half = 0]) => boulder(sheet, [x, y], half)),
    stonesAlong(
      sheet,
      [
        [640, 930],
        [900, 950],
        [760, 1000],
        [1000, 1030],
        [520, 1040],
      ],
      30,
    ),
    mist(sheet, 0.72, 0.08, 0.35),
    shrub(sheet, [130, 1060], 220),
    shrub(sheet, [1520, 1065], 240),
    finishLight(sheet, 0.28),
  ]),
  'viewing-tower': scene('viewing-tower', 'Drevená vyhliadková veža nad údolím', summerGolden, (sheet) => [
    hillCountry(sheet, { horizon: 0.56, floor: 0.78, misty: 0.6, steep: 1.8, clouds: 6 }),
    wood(sheet, -0.05, 0.25, 0.86, 0.3, 10),
    wood(sheet, 0.8, 1.05, 0.86, 0.32, 9),
    groundShadow(sheet, 980, 910, 420),
    viewingTower(sheet, [980, 915], 780),
    track(
      sheet,
      [
        [930, 925],
        [820, 960],
        [640, 1010],
        [380, 1090],
      ],
      30,
      190,
      even(sheet.mood, '#cdb386'),
    ),
    person(sheet, [560, 1000], 170, poses.walking, {
      top: '#5f86a0',
      legs: '#4a4038',
      hair: '#5b3a25',
      pack: '#9e3b2c',
    }),
    person(sheet, [480, 1015], 120, poses.walking, { top: '#e0b04a', legs: '#5b7a6a', hair: '#8a5a33' }),
    bench(sheet, [1180, 950], 130),
    birds(sheet, [560, 300], 7, 13),
    foreground(sheet, 0.89),
    flowers(sheet, 0.89, 1, 110, bloom),
    finishLight(sheet),
  ]),
  lake: scene('lake', 'Horské jazero s drevenou lávkou na poludnie', summerNoon, (sheet) => [
    shore(sheet, { horizon: 0.4, water: 0.54, steep: 2.2 }),
    jetty(sheet, [420, 1080], [620, 800], 260),
    tufts(sheet, [-10, 1072], [260, 1060], 120),
    tufts(sheet, [1050, 1075], [1640, 1010], 110),
    spruce(sheet, [1480, 1010], 620),
    spruce(sheet, [1340, 1030], 470),
    spruce(sheet, [1590, 1050], 560),
    boulder(sheet, [1130, 1050], 90),
    boulder(sheet, [1010, 1070], 56),
    birds(sheet, [700, 260], 5, 13),
    finishLight(sheet, 0.16),
  ]),
}
