import { horse, sheep } from '../figures/animals.ts'
import { barn, farmhouse } from '../buildings/farm.ts'
import { track } from '../landscape/hills.ts'
import { chimneyTop, drawHouse } from '../buildings/house.ts'
import { foreground, hillCountry, wood } from '../landscape/landscape.ts'
import { flowers, groundShadow, tufts } from '../landscape/meadow.ts'
import { even } from '../drawing/mood.ts'
import { springMorning, summerDawn, summerGolden, summerNoon } from '../drawing/moods.ts'
import { person } from '../figures/people.ts'
import { poses } from '../figures/poses.ts'
import { hen } from '../figures/poultry.ts'
import { fence, haystack } from '../buildings/props.ts'
import { scene } from '../drawing/scene.ts'
import { finishLight, mist, smoke } from '../landscape/sky.ts'
import { standing } from '../drawing/space.ts'
import { fruitTree, linden } from '../landscape/trees.ts'
import { farView } from '../landscape/vantage.ts'
import { hayCart, trough } from '../buildings/vehicles.ts'

const bloom = ['#fff6e0', '#e9c14a', '#c95b4a', '#7f8fc2'] as const

/** Horses, sheep and hens. */
export const animalScenes = {
  'horse-riding': scene(
    'horse-riding',
    'Jazda na koni po lúkach v podvečernom slnku',
    summerGolden,
    (sheet) => [
      hillCountry(sheet, { horizon: 0.44, floor: 0.64, misty: 0.6, steep: 1.5, fields: 10 }),
      linden(sheet, [180, 780], 420),
      wood(sheet, 0.82, 1.05, 0.68, 0.3, 8),
      track(
        sheet,
        [
          [1250, 720],
          [1150, 780],
          [900, 860],
          [520, 960],
          [60, 1080],
        ],
        16,
        230,
        even(sheet.mood, '#cdb386'),
      ),
      horse(sheet, [1130, 790], 120, { coat: '#d8c3a0', mane: '#efe3c8', facing: 'left', stride: 0.8 }),
      person(
        sheet,
        [1122, 742],
        165,
        poses.riding,
        { top: '#7fa3b5', legs: '#4a4038', hair: '#5b3a25', hat: '#c9a067' },
        'left',
      ),
      horse(sheet, [700, 905], 250, { coat: '#8a4f2b', mane: '#3a2419', facing: 'left', stride: 1 }),
      person(
        sheet,
        [685, 810],
        340,
        poses.riding,
        { top: '#9e3b2c', legs: '#3b4a55', hair: '#3a2419', hat: '#6d4a2c' },
        'left',
      ),
      foreground(sheet, 0.86),
      flowers(sheet, 0.86, 1, 140, bloom),
      finishLight(sheet),
    ],
  ),
  'sheep-feeding': scene('sheep-feeding', 'Kŕmenie oviec na pasienku pri stodole', springMorning, (sheet) => [
    hillCountry(sheet, { horizon: 0.43, floor: 0.62, misty: 0.4, steep: 1.2 }),
    drawHouse(sheet, standing(farView, [-13, -0.6, 27], 0.45), barn('right', [0.9, 0.5])),
    fruitTree(sheet, [1400, 760], 300, ['#4c6b35', '#8aa84e', '#d3db86']),
    fence(sheet, [820, 740], [1640, 790], 9, [44, 60]),
    sheep(sheet, [1280, 800], 84, 'left', true),
    sheep(sheet, [1080, 790], 76, 'right', true, '#e3d8c2'),
    sheep(sheet, [240, 850], 96, 'right', true),
    sheep(sheet, [420, 820], 84, 'left'),
    trough(sheet, [800, 905], 260),
    sheep(sheet, [640, 925], 150, 'right'),
    sheep(sheet, [1130, 930], 156, 'left', true, '#f3ebda'),
    sheep(sheet, [1330, 965], 150, 'left'),
    person(sheet, [470, 985], 330, poses.reaching, {
      top: '#c9584a',
      legs: '#4f6478',
      hair: '#a06c3d',
      hat: '#d9b25c',
    }),
    person(sheet, [330, 1000], 210, poses.reaching, { top: '#e0b04a', legs: '#5b7a6a', hair: '#5b3a25' }),
    foreground(sheet, 0.9, 0.8),
    flowers(sheet, 0.87, 1, 110, ['#fff6e0', '#f0cf55', '#ffffff']),
    finishLight(sheet),
  ]),
  'hay-ride': scene('hay-ride', 'Jazda na voze so senom cez pokosené lúky', summerGolden, (sheet) => [
    hillCountry(sheet, { horizon: 0.44, floor: 0.63, misty: 0.5, fields: 14, steep: 1.3 }),
    wood(sheet, -0.04, 0.16, 0.68, 0.3, 8),
    haystack(sheet, [330, 760], 100),
    haystack(sheet, [500, 735], 74),
    haystack(sheet, [1380, 770], 110),
    haystack(sheet, [1230, 735], 70),
    linden(sheet, [1500, 820], 470),
    track(
      sheet,
      [
        [1640, 860],
        [1200, 885],
        [700, 925],
        [200, 985],
        [-100, 1040],
      ],
      60,
      170,
      even(sheet.mood, '#cdb386'),
    ),
    hayCart(sheet, [830, 925], 420),
    person(
      sheet,
      [745, 720],
      210,
      poses.sitting,
      { top: '#9e3b2c', legs: '#4f6478', hair: '#5b3a25', hat: '#c9a067' },
      'left',
    ),
    person(
      sheet,
      [900, 672],
      190,
      poses.sitting,
      { top: '#f0e2c4', legs: '#6f8a5a', hair: '#d9a441' },
      'left',
    ),
    person(
      sheet,
      [985, 684],
      150,
      poses.sitting,
      { top: '#5f86a0', legs: '#4a4038', hair: '#8a4f2b' },
      'left',
    ),
    horse(sheet, [390, 950], 250, { coat: '#a0683a', mane: '#efe0c0', facing: 'left', stride: 0.7 }),
    foreground(sheet, 0.89, 0.8),
    flowers(sheet, 0.9, 1, 80, bloom),
    finishLight(sheet),
  ]),
  horses: scene('horses', 'Kone na pastve pri stajni', summerDawn, (sheet) => {
    const at = standing(farView, [4, -0.5, 27], -0.45)
    const stable = { ...barn('left', [0.85, 0.5] as const), chimney: undefined }
    return [
      hillCountry(sheet, { horizon: 0.43, floor: 0.62, misty: 0.7, steep: 1.4 }),
      wood(sheet, -0.04, 0.2, 0.66, 0.26, 8),
      drawHouse(sheet, at, stable),
      linden(sheet, [1520, 780], 380),
      mist(sheet, 0.64, 0.04, 0.5),
      fence(sheet, [-20, 770], [900, 730], 11, [62, 44]),
      horse(sheet, [300, 830], 150, { coat: '#5b3a25', mane: '#2b1c14', grazing: true }),
      groundShadow(sheet, 700, 950, 500),
      horse(sheet, [640, 950], 310, { coat: '#b06f3a', mane: '#ecdcb8', facing: 'right' }),
      horse(sheet, [1150, 935], 280, { coat: '#7a4a2b', mane: '#2b1c14', facing: 'left', grazing: true }),
      foreground(sheet, 0.87),
      flowers(sheet, 0.86, 1, 130, ['#fff6e0', '#e9c14a', '#d3a0b4']),
      finishLight(sheet),
    ]
  }),
  eggs: scene('eggs', 'Sliepky na dvore pred gazdovským domom', summerNoon, (sheet) => {
    const at = standing(farView, [-1.4, -0.2, 14.5], -0.4)
    const home = farmhouse('left', [0.95, 0.4])
    return [
      hillCountry(sheet, { horizon: 0.42, floor: 0.62, misty: 0.3 }),
      linden(sheet, [200, 760], 420),
      smoke(sheet, chimneyTop(at, home), 120, '#ffffff', 0.3),
      drawHouse(sheet, at, home),
      track(
        sheet,
        [
          [1130, 830],
          [1000, 900],
          [700, 990],
          [500, 1090],
        ],
        90,
        800,
        even(sheet.mood, '#d9c69c'),
      ),
      hen(sheet, [560, 930], 130, '#b5612c', 'right'),
      hen(sheet, [800, 985], 160, '#f0e4cc', 'left'),
      hen(sheet, [330, 980], 150, '#4b3a34', 'right'),
      hen(sheet, [1080, 950], 120, '#c98a3f', 'left'),
      hen(sheet, [960, 890], 84, '#8a4f2b', 'right'),
      hen(sheet, [690, 880], 70, '#efe3c8', 'left'),
      tufts(sheet, [-10, 1060], [420, 1072], 90),
      tufts(sheet, [1150, 1072], [1640, 1040], 90),
      flowers(sheet, 0.92, 1, 40, bloom),
      finishLight(sheet),
    ]
  }),
}
