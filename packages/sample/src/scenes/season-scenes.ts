import { sheep } from '../figures/animals.ts'
import { darker } from '../drawing/colour.ts'
import { barn, farmhouse } from '../buildings/farm.ts'
import { track } from '../landscape/hills.ts'
import { chimneyTop, drawHouse } from '../buildings/house.ts'
import { foreground, hillCountry, wood } from '../landscape/landscape.ts'
import { flowers } from '../landscape/meadow.ts'
import { even } from '../drawing/mood.ts'
import { autumnGolden, springMorning, summerNoon, winterEvening } from '../drawing/moods.ts'
import { person } from '../figures/people.ts'
import { poses } from '../figures/poses.ts'
import { bench, fence, haystack } from '../buildings/props.ts'
import { heroScene, scene } from '../drawing/scene.ts'
import { birds, finishLight, mist, smoke } from '../landscape/sky.ts'
import { lens, standing } from '../drawing/space.ts'
import { blossomTones, fruitTree, linden } from '../landscape/trees.ts'

/** One picture for each season. */
export const seasonScenes = {
  'hero-winter': heroScene(
    'hero-winter',
    'Zasnežený dvor za modrého večera s rozsvietenými oknami',
    winterEvening,
    (sheet) => {
      const view = lens({ eye: [0, 2.6, 0], focal: 2350, vanish: [1200, 650] })
      const main = farmhouse('left', [0.55, 0.3])
      const at = standing(view, [4.2, -1.2, 34], -0.42)
      return [
        hillCountry(sheet, { horizon: 0.45, floor: 0.62, misty: 0.5, clouds: 5, steep: 1.6 }),
        wood(sheet, -0.03, 0.16, 0.66, 0.36, 9),
        drawHouse(sheet, standing(view, [-16.5, -1.4, 46], 0.5), barn('right', [0.5, 0.6])),
        wood(sheet, 0.42, 0.52, 0.63, 0.22, 6),
        smoke(sheet, chimneyTop(at, main), 280, '#d9d3e6', 0.5),
        drawHouse(sheet, at, main),
        linden(sheet, [2140, 930], 660),
        wood(sheet, 0.93, 1.04, 0.72, 0.42, 5),
        track(
          sheet,
          [
            [1730, 912],
            [1690, 965],
            [1480, 1050],
            [1120, 1180],
            [700, 1400],
          ],
          26,
          330,
          darker(sheet.mood.meadow[1], 0.12),
        ),
        fence(sheet, [1840, 1022], [2420, 1130], 9, [70, 105]),
        fence(sheet, [-20, 1010], [760, 960], 9, [96, 66]),
        foreground(sheet, 0.86, 0.8),
        finishLight(sheet, 0.28),
      ]
    },
  ),
  'spring-orchard': scene('spring-orchard', 'Kvitnúci sad s lavičkou a ovečkami', springMorning, (sheet) => [
    hillCountry(sheet, { horizon: 0.42, floor: 0.6, misty: 0.4, steep: 1.2 }),
    ...[
      [90, 690, 170],
      [330, 680, 150],
      [560, 690, 165],
      [820, 680, 150],
      [1050, 690, 170],
      [1290, 685, 160],
      [1520, 695, 175],
    ].map(([x = 0, y = 0, tall = 0]) => fruitTree(sheet, [x, y], tall, blossomTones)),
    ...[
      [210, 800, 320],
      [690, 790, 300],
      [1180, 800, 320],
      [1560, 810, 330],
    ].map(([x = 0, y = 0, tall = 0]) => fruitTree(sheet, [x, y], tall, blossomTones)),
    track(
      sheet,
      [
        [860, 700],
        [900, 780],
        [840, 880],
        [900, 980],
        [820, 1090],
      ],
      26,
      230,
      even(sheet.mood, '#d6cda2'),
    ),
    sheep(sheet, [1060, 900], 90, 'left', true),
    sheep(sheet, [1200, 880], 78, 'right'),
    fruitTree(sheet, [380, 985], 560, blossomTones),
    bench(sheet, [480, 985], 220),
    fruitTree(sheet, [1440, 1000], 540, blossomTones),
    foreground(sheet, 0.88),
    flowers(sheet, 0.72, 1, 260, ['#fff6e0', '#f0cf55', '#ffffff', '#fbe3dc']),
    finishLight(sheet, 0.12),
  ]),
  'summer-meadow': scene(
    'summer-meadow',
    'Rozkvitnutá lúka s kopami sena pod horami',
    summerNoon,
    (sheet) => [
      hillCountry(sheet, { horizon: 0.44, floor: 0.6, misty: 0.4, steep: 1.9, fields: 14 }),
      linden(sheet, [1380, 760], 360),
      wood(sheet, -0.04, 0.12, 0.64, 0.22, 7),
      haystack(sheet, [430, 740], 100),
      haystack(sheet, [620, 720], 80),
      haystack(sheet, [880, 735], 96),
      haystack(sheet, [230, 790], 130),
      birds(sheet, [620, 260], 8, 12),
      foreground(sheet, 0.7, 1.3),
      flowers(sheet, 0.66, 1, 620, ['#fff6e0', '#e9c14a', '#c95b4a', '#7f8fc2', '#d98fb0', '#ffffff']),
      finishLight(sheet, 0.14),
    ],
  ),
  'autumn-forest': scene(
    'autumn-forest',
    'Jesenný les nad dedinou v teplom svetle',
    autumnGolden,
    (sheet) => [
      hillCountry(sheet, { horizon: 0.44, floor: 0.66, misty: 0.7, steep: 1.5 }),
      wood(sheet, 0.3, 0.7, 0.66, 0.2, 12),
      mist(sheet, 0.64, 0.06, 0.5),
      ...[
        [120, 760, 380],
        [360, 740, 300],
        [1180, 745, 320],
        [1420, 765, 400],
      ].map(([x = 0, y = 0, tall = 0]) => linden(sheet, [x, y], tall)),
      wood(sheet, 0.05, 0.2, 0.72, 0.4, 4, 'birch'),
      track(
        sheet,
        [
          [800, 720],
          [830, 790],
          [760, 880],
          [860, 980],
          [760, 1090],
        ],
        20,
        260,
        even(sheet.mood, '#c9a878'),
      ),
      person(sheet, [800, 900], 170, poses.walking, {
        top: '#9e3b2c',
        legs: '#4a4038',
        hair: '#5b3a25',
        pack: '#5f7a55',
      }),
      person(sheet, [730, 915], 120, poses.walking, { top: '#d9a441', legs: '#3b4a55', hair: '#8a5a33' }),
      linden(sheet, [20, 1000], 720),
      linden(sheet, [1580, 1010], 700),
      foreground(sheet, 0.88),
      flowers(sheet, 0.78, 1, 260, ['#bd6a2a', '#e7ad45', '#a8452a', '#d98a35']),
      finishLight(sheet, 0.26),
    ],
  ),
}
