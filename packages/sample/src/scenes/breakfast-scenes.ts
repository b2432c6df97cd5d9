import { cheeseWedge } from '../rooms/cheese.ts'
import { egg, heap, loaf, slice } from '../rooms/food.ts'
import { indoorDay, summerDawn } from '../drawing/moods.ts'
import { scene } from '../drawing/scene.ts'
import { curve } from '../drawing/shape.ts'
import { type Sheet, fill, oval, stroke } from '../drawing/sheet.ts'
import { finishLight } from '../landscape/sky.ts'
import {
  bouquet,
  bowlProfile,
  cupProfile,
  handle,
  jarProfile,
  jugProfile,
  turned,
} from '../rooms/still-life.ts'
import { plate, runner, tableCorner } from '../rooms/table-corner.ts'

function breakfastTable(sheet: Sheet): string[] {
  return [
    tableCorner(sheet, 560, '#ecdfc3', '#b07f4d', {
      u: 1.4,
      v: 1.15,
      wide: 4.6,
      tall: 3.7,
      mood: summerDawn,
      curtains: '#f6ecd8',
      frame: '#f8f1e2',
      seed: 'breakfast/view',
    }),
    bouquet(sheet, [980, 640], 250, ['#f6efe0', '#e9c14a', '#c95b4a', '#7f8fc2', '#e3a7a0']),
    turned(sheet, [1235, 650], 250, jugProfile, '#4f7d80'),
    handle(sheet, [1310, 520], 110, '#4f7d80'),
    runner(sheet, [
      [330, 690],
      [1330, 690],
      [1560, 1020],
      [100, 1020],
    ]),
    loaf(sheet, [560, 700], 190),
    turned(sheet, [820, 740], 150, jarProfile, '#d68f2e'),
    oval([820, 602], 44, 15, '#e9dfc8'),
    fill(
      curve(
        [
          [776, 602],
          [772, 622],
          [820, 638],
          [868, 622],
          [864, 602],
        ],
        true,
      ),
      '#b9453a',
    ),
    turned(sheet, [1430, 770], 100, bowlProfile, '#f0e6d2', 0.3),
    heap(sheet, [1430, 668], 112, 52, 14, ['#b53a34', '#8e2b3f', '#c95b4a']),
    ...frontOfTable(sheet),
  ]
}

function frontOfTable(sheet: Sheet): string[] {
  return [
    plate(sheet, [1010, 850], 190),
    slice(sheet, [960, 826], 92, -0.2),
    slice(sheet, [1060, 842], 84, 0.25),
    cheeseWedge(sheet, [1260, 838], 92),
    plate(sheet, [420, 900], 200, '#c47b5c'),
    egg(sheet, [380, 862], 40, '#e8c39a'),
    egg(sheet, [452, 872], 40, '#f3e3cb'),
    egg(sheet, [418, 896], 40, '#d9a878'),
    turned(sheet, [708, 935], 128, cupProfile, '#f3e8d2'),
    handle(sheet, [768, 878], 86, '#f3e8d2'),
    oval([708, 808], 52, 12, '#5b3a25'),
    stroke(
      curve([
        [700, 780],
        [684, 740],
        [708, 700],
        [694, 660],
      ]),
      '#ffffff',
      10,
      0.2,
    ),
    stroke(
      curve([
        [722, 780],
        [736, 745],
        [716, 712],
        [732, 680],
      ]),
      '#ffffff',
      8,
      0.16,
    ),
    finishLight(sheet, 0.2),
  ]
}

/** The set table. */
export const breakfastScenes = {
  breakfast: scene(
    'breakfast',
    'Raňajky na drevenom stole: domáci chlieb, syr, vajíčka, med a lesné ovocie',
    indoorDay,
    breakfastTable,
  ),
}
