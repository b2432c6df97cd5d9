import { mix } from '../drawing/colour.ts'
import { logCabin } from '../buildings/farm.ts'
import { range, ridge, track } from '../landscape/hills.ts'
import { drawHouse } from '../buildings/house.ts'
import { signpost } from '../buildings/landmarks.ts'
import { floorRidge, foreground, hillCountry, wood } from '../landscape/landscape.ts'
import { flowers, ground } from '../landscape/meadow.ts'
import { even } from '../drawing/mood.ts'
import { autumnGolden, springMorning, summerDawn, summerGolden, winterDay } from '../drawing/moods.ts'
import { bloom } from '../drawing/palette.ts'
import { person } from '../figures/people.ts'
import { pool } from '../buildings/pool.ts'
import { poses } from '../figures/poses.ts'
import { fence } from '../buildings/props.ts'
import { boulder } from '../landscape/rocks.ts'
import { scene } from '../drawing/scene.ts'
import { glow } from '../drawing/sheet.ts'
import { finishLight, mist, sky, smoke } from '../landscape/sky.ts'
import { standing } from '../drawing/space.ts'
import { birch, fruitTree, linden } from '../landscape/trees.ts'
import { far } from '../landscape/vantage.ts'
import { stream } from '../landscape/water.ts'
import { bicycle, railway, skiTracks, train } from '../landscape/ways.ts'

/** Ways to move through the country. */
export const outingScenes = {
  'ski-track': scene('ski-track', 'Bežkárska stopa cez zasnežené lúky', winterDay, (sheet) => [
    hillCountry(sheet, { horizon: 0.44, floor: 0.62, misty: 0.45, steep: 1.6 }),
    wood(sheet, -0.05, 0.24, 0.68, 0.36, 12),
    wood(sheet, 0.8, 1.05, 0.68, 0.4, 10),
    drawHouse(sheet, standing(far, [7, -0.6, 50], -0.4), logCabin('left', [0.9, 0.5], '#9e3b2c')),
    skiTracks(sheet, [
      [860, 680],
      [930, 740],
      [900, 830],
      [700, 940],
      [420, 1090],
    ]),
    person(
      sheet,
      [880, 790],
      150,
      poses.skiing,
      { top: '#d9a441', legs: '#3a4655', hair: '#5b3a25', hat: '#3f6b6f' },
      'left',
    ),
    person(
      sheet,
      [660, 960],
      320,
      poses.skiing,
      { top: '#9e3b2c', legs: '#2f3b4a', hair: '#3a2419', hat: '#f0e2c4' },
      'left',
    ),
    `<g stroke="#3b2d25" stroke-width="7" stroke-linecap="round"><path d="M560 968L790 950M535 975L540 960"/><path d="M552 784L520 960M705 800L770 950" stroke-width="4"/></g>`,
    foreground(sheet, 0.9, 0.5),
    finishLight(sheet, 0.12),
  ]),
  'bike-path': scene(
    'bike-path',
    'Cyklotrasa popri potoku a rozkvitnutých lúkach',
    springMorning,
    (sheet) => [
      hillCountry(sheet, { horizon: 0.43, floor: 0.62, misty: 0.4, steep: 1.3, fields: 12 }),
      birch(sheet, [1250, 740], 330),
      birch(sheet, [1330, 750], 380),
      birch(sheet, [1440, 765], 350),
      linden(sheet, [170, 770], 330),
      stream(sheet, [
        [1640, 740, 26],
        [1350, 790, 60],
        [1200, 880, 130],
        [1320, 990, 240],
        [1500, 1100, 380],
      ]),
      track(
        sheet,
        [
          [1020, 690],
          [1000, 740],
          [860, 830],
          [560, 950],
          [200, 1100],
        ],
        16,
        330,
        even(sheet.mood, '#ddd0b2'),
      ),
      bicycle(sheet, [900, 838], 130, 'left'),
      person(
        sheet,
        [902, 838],
        165,
        poses.cycling,
        { top: '#d9a441', legs: '#4f6478', hair: '#5b3a25' },
        'left',
      ),
      bicycle(sheet, [560, 985], 270, 'left'),
      person(
        sheet,
        [562, 985],
        330,
        poses.cycling,
        { top: '#9e3b2c', legs: '#3b4a55', hair: '#3a2419' },
        'left',
      ),
      signpost(sheet, [1080, 900], 170),
      foreground(sheet, 0.88),
      flowers(sheet, 0.85, 1, 170, ['#fff6e0', '#f0cf55', '#d3a0b4', '#ffffff']),
      finishLight(sheet, 0.14),
    ],
  ),
  'folk-village': scene(
    'folk-village',
    'Stará drevená dedina v skanzene pod kopcami',
    summerGolden,
    (sheet) => {
      const cabins = [
        [-13, 44, 0.35, 'right', '#3f6b6f'],
        [9, 46, -0.35, 'left', '#9e3b2c'],
        [-10.5, 28, 0.4, 'right', '#9e3b2c'],
        [5.4, 26, -0.42, 'left', '#3f6b8f'],
      ] as const
      return [
        hillCountry(sheet, { horizon: 0.42, floor: 0.6, misty: 0.5, steep: 1.6 }),
        linden(sheet, [820, 690], 170),
        wood(sheet, 0.44, 0.58, 0.62, 0.14, 6),
        ...cabins.map(([x, z, turn, side, accent]) =>
          drawHouse(sheet, standing(far, [x, -1, z], turn), logCabin(side, [0.85, 0.45], accent)),
        ),
        track(
          sheet,
          [
            [800, 680],
            [810, 740],
            [790, 840],
            [760, 960],
            [700, 1090],
          ],
          30,
          420,
          even(sheet.mood, '#cdb386'),
        ),
        linden(sheet, [1530, 900], 520),
        fruitTree(sheet, [80, 900], 360, sheet.mood.leaf, { colour: '#c8402f', count: 40 }),
        fence(sheet, [930, 850], [1400, 930], 7, [50, 76]),
        person(sheet, [860, 900], 170, poses.walking, {
          top: '#f4ecdc',
          legs: '#9e3b2c',
          hair: '#5b3a25',
          skirt: true,
        }),
        person(sheet, [690, 930], 180, poses.standing, {
          top: '#f4ecdc',
          legs: '#3b3532',
          hair: '#3a2419',
          hat: '#2f2a27',
        }),
        foreground(sheet, 0.9, 0.8),
        flowers(sheet, 0.9, 1, 90, bloom),
        finishLight(sheet),
      ]
    },
  ),
  'thermal-pool': scene(
    'thermal-pool',
    'Termálne kúpalisko pod horami, nad vodou stúpa para',
    winterDay,
    (sheet) => [
      hillCountry(sheet, { horizon: 0.42, floor: 0.58, misty: 0.5, steep: 2 }),
      wood(sheet, -0.05, 0.3, 0.62, 0.3, 13),
      wood(sheet, 0.76, 1.05, 0.62, 0.32, 10),
      pool(sheet),
      smoke(sheet, [500, 800], 300, '#ffffff', 0.4),
      smoke(sheet, [900, 820], 330, '#ffffff', 0.4),
      smoke(sheet, [1200, 780], 280, '#ffffff', 0.35),
      mist(sheet, 0.7, 0.06, 0.35),
      finishLight(sheet, 0.12),
    ],
  ),
  'narrow-railway': scene('narrow-railway', 'Lesná úzkokoľajka s parným rušňom', autumnGolden, (sheet) => [
    hillCountry(sheet, { horizon: 0.42, floor: 0.6, misty: 0.5, steep: 1.6 }),
    wood(sheet, -0.05, 0.34, 0.66, 0.34, 14),
    linden(sheet, [1120, 720], 300),
    linden(sheet, [1300, 740], 360),
    linden(sheet, [1500, 760], 340),
    railway(sheet, 900),
    smoke(sheet, [520, 640], 330, '#f3ece0', 0.75),
    train(sheet, [430, 890], 1.15),
    linden(sheet, [60, 980], 420),
    foreground(sheet, 0.9),
    flowers(sheet, 0.9, 1, 60, ['#fff6e0', '#e9c14a']),
    finishLight(sheet),
  ]),
  'ridge-walk': scene('ridge-walk', 'Hrebeňová túra nad morom kopcov', summerDawn, (sheet) => {
    const { mood, height, width } = sheet
    const lines = [0.4, 0.46, 0.53, 0.6].map((level, index) =>
      ridge(sheet, `range${index}`, level, 0.11 - index * 0.01, 3.2 - index * 0.4, 5),
    )
    const near = (x: number): number =>
      height * (0.84 - 0.16 * Math.exp(-(((x / width - 0.42) / 0.42) ** 2))) + floorRidge(sheet, 0)(x)
    return [
      sky(sheet, 0.42, 5),
      ...lines.map(
        (line, index) => range(sheet, line, 1 - index * 0.2) + mist(sheet, 0.47 + index * 0.07, 0.05, 0.5),
      ),
      glow(sheet, [480, 430], 500, mood.sun.glow, 0.35),
      ground(sheet, near),
      track(
        sheet,
        [
          [980, near(980)],
          [860, near(860) + 46],
          [900, 860],
          [700, 960],
          [460, 1090],
        ],
        10,
        170,
        mix(even(mood, '#cdb894'), mood.meadow[1], 0.2),
      ),
      boulder(sheet, [1350, 860], 90),
      boulder(sheet, [1450, 900], 60),
      boulder(sheet, [180, 900], 110),
      person(sheet, [840, 830], 210, poses.walking, {
        top: '#9e3b2c',
        legs: '#3b4a55',
        hair: '#3a2419',
        hat: '#c9a067',
        pack: '#d9a441',
      }),
      person(sheet, [730, 865], 205, poses.walking, {
        top: '#5f86a0',
        legs: '#4a4038',
        hair: '#8a5a33',
        pack: '#5f7a55',
      }),
      signpost(sheet, [1130, 850], 190),
      foreground(sheet, 0.88),
      flowers(sheet, 0.86, 1, 120, ['#fff6e0', '#b48fc2', '#e9c14a']),
      finishLight(sheet),
    ]
  }),
}
