import { farmhouse } from '../buildings/farm.ts'
import { burningLogs, flames } from '../landscape/fire.ts'
import { forestFloor, mushroom } from '../landscape/forest.ts'
import { track } from '../landscape/hills.ts'
import { drawHouse } from '../buildings/house.ts'
import { foreground, hillCountry, wood } from '../landscape/landscape.ts'
import { tufts } from '../landscape/meadow.ts'
import { even } from '../drawing/mood.ts'
import { autumnGolden, summerDawn, summerDusk, winterDay } from '../drawing/moods.ts'
import { person } from '../figures/people.ts'
import { poses } from '../figures/poses.ts'
import { bench } from '../buildings/props.ts'
import { scene } from '../drawing/scene.ts'
import { glow } from '../drawing/sheet.ts'
import { jetty, shore } from '../landscape/shores.ts'
import { birds, finishLight, mist, smoke } from '../landscape/sky.ts'
import { lens, standing } from '../drawing/space.ts'
import { birch, shrub } from '../landscape/trees.ts'
import { farView } from '../landscape/vantage.ts'
import { basket, sledge } from '../buildings/vehicles.ts'
import { hotTub, saunaHouse } from '../buildings/wellness.ts'

/** Scenes of the evening and of the wood. */
export const activityScenes = {
  'mushroom-walk': scene(
    'mushroom-walk',
    'Hríby v machu a košík na lesnej prechádzke',
    autumnGolden,
    (sheet) => [
      forestFloor(sheet),
      person(
        sheet,
        [1180, 700],
        250,
        poses.walking,
        { top: '#9e3b2c', legs: '#4a4038', hair: '#5b3a25', hat: '#6d4a2c', pack: '#8a9a73' },
        'left',
      ),
      mushroom(sheet, [520, 900], 250, '#8a4f2b'),
      mushroom(sheet, [690, 940], 160, '#9c5d33'),
      mushroom(sheet, [390, 950], 120, '#a5673a'),
      basket(sheet, [1010, 960], 190, ['#8a4f2b', '#a5673a', '#c98b52']),
      mushroom(sheet, [1330, 930], 110, '#c9782e'),
      mushroom(sheet, [1400, 950], 80, '#d9913f'),
      foreground(sheet, 0.93, 0.5),
      finishLight(sheet, 0.3),
    ],
  ),
  campfire: scene('campfire', 'Večerný oheň pri drevenici pod hviezdami', summerDusk, (sheet) => {
    const at = standing(farView, [3.4, -0.4, 26], -0.5)
    const home = farmhouse('left', [0.4, 0.3])
    return [
      hillCountry(sheet, { horizon: 0.5, floor: 0.66, misty: 0.5, clouds: 4, steep: 1.4 }),
      wood(sheet, -0.05, 0.2, 0.72, 0.42, 9),
      drawHouse(sheet, at, home),
      wood(sheet, 0.92, 1.06, 0.74, 0.44, 5),
      glow(sheet, [700, 920], 620, '#ff9a3c', 0.4, 0.32),
      bench(sheet, [330, 925], 190),
      bench(sheet, [960, 930], 190),
      person(sheet, [410, 920], 270, poses.sitting, { top: '#c9584a', legs: '#4f5f78', hair: '#3a2419' }),
      person(
        sheet,
        [1060, 925],
        280,
        poses.sitting,
        { top: '#d9a441', legs: '#4a4038', hair: '#8a5a33', hat: '#8a6a45' },
        'left',
      ),
      person(
        sheet,
        [1150, 930],
        210,
        poses.sitting,
        { top: '#8fb0b5', legs: '#5b4a55', hair: '#d9b25c' },
        'left',
      ),
      burningLogs(sheet, [700, 940], 190),
      flames(sheet, [700, 930], 150, 230, 4.2),
      smoke(sheet, [720, 690], 420, '#cbb6b6', 0.22),
      foreground(sheet, 0.92, 0.6),
      finishLight(sheet, 0.35),
    ]
  }),
  'sauna-evening': scene(
    'sauna-evening',
    'Sauna a horúca kaďa pod holým nebom vo večernom svetle',
    summerDusk,
    (sheet) => [
      hillCountry(sheet, { horizon: 0.48, floor: 0.64, misty: 0.55, clouds: 4, steep: 1.5 }),
      wood(sheet, -0.05, 0.28, 0.7, 0.5, 11),
      wood(sheet, 0.88, 1.06, 0.7, 0.46, 6),
      saunaHouse(sheet, lens({ eye: [0, 1.9, 0], focal: 1300, vanish: [800, 600] })),
      hotTub(sheet, [1130, 930], 230),
      smoke(sheet, [1100, 790], 330, '#f0dccb', 0.34),
      smoke(sheet, [1190, 800], 280, '#f0dccb', 0.26),
      foreground(sheet, 0.91, 0.7),
      finishLight(sheet, 0.32),
    ],
  ),
  sledging: scene('sledging', 'Deti na sánkach na zasneženom svahu', winterDay, (sheet) => [
    hillCountry(sheet, { horizon: 0.42, floor: 0.58, misty: 0.4, steep: 1.6 }),
    wood(sheet, 0.72, 1.05, 0.64, 0.34, 13),
    wood(sheet, -0.04, 0.14, 0.66, 0.3, 7),
    drawHouse(sheet, standing(farView, [-5.5, -0.2, 44], 0.4), farmhouse('right', [0.9, 0.5])),
    track(
      sheet,
      [
        [1120, 640],
        [1060, 700],
        [900, 790],
        [600, 920],
        [180, 1090],
      ],
      30,
      240,
      even(sheet.mood, '#cfdcec'),
    ),
    person(sheet, [1120, 690], 150, poses.walking, {
      top: '#d9a441',
      legs: '#4f6478',
      hair: '#5b3a25',
      hat: '#9e3b2c',
    }),
    sledge(sheet, [940, 800], 140),
    person(
      sheet,
      [930, 790],
      170,
      poses.sitting,
      { top: '#5f86a0', legs: '#3a4655', hair: '#3a2419', hat: '#e0b04a' },
      'left',
    ),
    sledge(sheet, [560, 945], 240),
    person(
      sheet,
      [590, 928],
      260,
      poses.sitting,
      { top: '#5b7a6a', legs: '#3a4655', hair: '#5b3a25', hat: '#f0e2c4' },
      'left',
    ),
    person(
      sheet,
      [530, 928],
      230,
      poses.sitting,
      { top: '#b5402f', legs: '#4a4038', hair: '#8a5a33', hat: '#3f6b6f' },
      'left',
    ),
    foreground(sheet, 0.9, 0.5),
    finishLight(sheet, 0.12),
  ]),
  fishing: scene('fishing', 'Ranný rybolov z drevenej lávky na tichom jazere', summerDawn, (sheet) => [
    shore(sheet, { horizon: 0.42, water: 0.56 }),
    jetty(sheet, [980, 1080], [820, 760], 300),
    person(
      sheet,
      [850, 830],
      300,
      poses.sitting,
      { top: '#8a9a73', legs: '#4a4038', hair: '#6d5a48', hat: '#7a5a3c' },
      'left',
    ),
    `<path d="M790 720Q620 560 470 520" fill="none" stroke="#4b3423" stroke-width="5" stroke-linecap="round"/><path d="M470 520Q450 640 452 744" fill="none" stroke="#fff6e0" stroke-width="1.6" opacity="0.7"/>`,
    mist(sheet, 0.58, 0.05, 0.5),
    birds(sheet, [380, 260], 6, 14),
    birch(sheet, [1480, 900], 760),
    shrub(sheet, [1560, 1000], 190),
    tufts(sheet, [1250, 1060], [1640, 980], 90),
    tufts(sheet, [-10, 1070], [420, 1075], 110),
    finishLight(sheet, 0.2),
  ]),
}
