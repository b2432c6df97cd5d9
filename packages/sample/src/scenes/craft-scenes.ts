import { yarn } from '../rooms/bunches.ts'
import { cheeseWheel } from '../rooms/cheese.ts'
import { egg, loaf } from '../rooms/food.ts'
import { breadOven, hearthWall } from '../rooms/hearth.ts'
import { lit } from '../drawing/mood.ts'
import { indoorDay, indoorEvening, springMorning, winterEvening } from '../drawing/moods.ts'
import { flowersOf } from '../drawing/palette.ts'
import { person } from '../figures/people.ts'
import { poses } from '../figures/poses.ts'
import { scene } from '../drawing/scene.ts'
import { fill, glow, oval, stroke } from '../drawing/sheet.ts'
import { finishLight } from '../landscape/sky.ts'
import { bouquet, handle, jarProfile, jugProfile, turned } from '../rooms/still-life.ts'
import { tableCorner, tableTop } from '../rooms/table-corner.ts'
import { basket } from '../buildings/vehicles.ts'

/** Fire, baking, cheese and wool. */
export const craftScenes = {
  wool: scene('wool', 'Klbká ovčej vlny a rozpletený sveter', indoorDay, (sheet) => [
    tableCorner(sheet, 560, '#e6dcc8', '#b98a5a', {
      u: 9.2,
      v: 1.1,
      wide: 4.6,
      tall: 3.7,
      mood: winterEvening,
      curtains: '#ece0cc',
    }),
    yarn(sheet, [420, 660], 150, '#e9dfcb'),
    yarn(sheet, [700, 690], 130, '#8a9a73'),
    basket(sheet, [1080, 860], 460, ['#e9dfcb', '#b5523c', '#d9c08a']),
    yarn(sheet, [960, 590], 110, '#9e3b2c'),
    yarn(sheet, [1170, 570], 125, '#e0d2b6'),
    yarn(sheet, [300, 890], 125, '#9e3b2c'),
    yarn(sheet, [600, 900], 150, '#d9a441'),
    yarn(sheet, [830, 960], 90, '#efe6d3'),
    stroke('M470 760L780 560M500 780L820 610', lit(sheet.mood, '#c08a55'), 11),
    oval([781, 558], 12, 12, '#6b4a2e'),
    oval([822, 608], 12, 12, '#6b4a2e'),
    stroke('M690 990Q760 1040 900 1010T1200 1010T1560 990', lit(sheet.mood, '#d9a441'), 9),
    finishLight(sheet, 0.22),
  ]),
  hearth: scene('hearth', 'Oheň v kamennom kozube v zimnom večeri', indoorEvening, (sheet) => [
    hearthWall(sheet),
    finishLight(sheet, 0.35),
  ]),
  'bread-baking': scene('bread-baking', 'Pečenie chleba v murovanej peci', indoorEvening, (sheet) => [
    breadOven(sheet),
    person(sheet, [430, 1010], 720, poses.reaching, {
      top: '#efe3c8',
      legs: '#9e3b2c',
      hair: '#b5402f',
      skirt: true,
    }),
    loaf(sheet, [1290, 880], 120),
    loaf(sheet, [1450, 890], 130),
    loaf(sheet, [1370, 800], 110),
    finishLight(sheet, 0.3),
  ]),
  'cheese-making': scene('cheese-making', 'Výroba ovčieho syra v kolibe', indoorDay, (sheet) => [
    tableCorner(sheet, 620, '#c9a06d', '#8f6239', {
      u: 5.4,
      v: 1.2,
      wide: 4.6,
      tall: 3.6,
      mood: springMorning,
      frame: '#6d4a2c',
    }),
    ...[300, 420].flatMap((y) => [
      fill(`M40 ${y}H430V${y + 18}H40Z`, lit(sheet.mood, '#7d5736')),
      ...[110, 230, 350].map((x, index) =>
        cheeseWheel(sheet, [x, y - 14], 54, index % 2 ? '#d9a85a' : '#efe0b8'),
      ),
    ]),
    person(
      sheet,
      [1100, 1010],
      740,
      poses.reaching,
      { top: '#f4ecdc', legs: '#4a4038', hair: '#5b3a25', hat: '#6d4a2c' },
      'left',
    ),
    tableTop(sheet, 690, '#8f6239'),
    turned(
      sheet,
      [760, 900],
      260,
      [
        [0, 0.6],
        [0.2, 0.74],
        [0.8, 0.82],
        [1, 0.84],
      ],
      '#a86b3c',
      0.3,
    ),
    oval([760, 642], 200, 58, '#fbf6e6'),
    oval([730, 634], 120, 26, '#fffdf4', 0.8),
    cheeseWheel(sheet, [330, 930], 150, '#efe0b8'),
    turned(sheet, [1330, 960], 230, jugProfile, '#e9e0cf'),
    handle(sheet, [1400, 850], 100, '#e9e0cf'),
    glow(sheet, [760, 500], 400, '#ffffff', 0.16),
    finishLight(sheet, 0.24),
  ]),
  'egg-basket': scene('egg-basket', 'Košík čerstvých vajec na stole', indoorDay, (sheet) => [
    tableCorner(sheet, 560, '#efe0c0', '#b07f4d', {
      u: 1.3,
      v: 1.1,
      wide: 4.2,
      tall: 3.7,
      mood: springMorning,
      curtains: '#f6ecd8',
    }),
    basket(sheet, [860, 900], 560, ['#e8c39a', '#f3e3cb', '#d9a878', '#fbf3e4']),
    egg(sheet, [330, 910], 62, '#e8c39a'),
    egg(sheet, [470, 940], 62, '#f3e3cb'),
    egg(sheet, [1330, 930], 62, '#d9a878'),
    turned(sheet, [1380, 720], 220, jarProfile, '#e9e0cf'),
    bouquet(sheet, [1180, 640], 220, flowersOf),
    finishLight(sheet, 0.22),
  ]),
}
