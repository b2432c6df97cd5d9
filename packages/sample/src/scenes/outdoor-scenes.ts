import { drawHouse, chimneyTop } from '../buildings/house.ts'
import { farmhouse, granary, barn } from '../buildings/farm.ts'
import { foreground, hillCountry, wood } from '../landscape/landscape.ts'
import { flowers, grass, groundShadow } from '../landscape/meadow.ts'
import { track } from '../landscape/hills.ts'
import { summerGolden, summerNoon, winterEvening } from '../drawing/moods.ts'
import { fence, haystack } from '../buildings/props.ts'
import { lens, standing } from '../drawing/space.ts'
import { birds, finishLight, smoke } from '../landscape/sky.ts'
import { linden, shrub } from '../landscape/trees.ts'
import { heroScene, scene } from '../drawing/scene.ts'
import { even } from '../drawing/mood.ts'
import { darker } from '../drawing/colour.ts'

const meadowFlowers = ['#fff6e0', '#e9c14a', '#c95b4a', '#7f8fc2', '#f4e7c0'] as const

/** The farm by the seasons: heroes and houses. */
export const outdoorScenes = {
  'hero-summer': heroScene(
    'hero-summer',
    'Biely dvor pod lipami v kopcoch, letný podvečer',
    summerGolden,
    (sheet) => {
      const view = lens({ eye: [0, 2.6, 0], focal: 2350, vanish: [1200, 650] })
      const main = farmhouse('left', [0.75, 0.25])
      const hay = barn('right', [0.7, 0.9])
      const mainView = standing(view, [4.2, -1.2, 34], -0.42)
      return [
        hillCountry(sheet, { horizon: 0.45, floor: 0.62, fields: 16, misty: 0.5, clouds: 6, steep: 2.1 }),
        birds(sheet, [760, 330], 7, 16),
        drawHouse(sheet, standing(view, [-16.5, -1.4, 46], 0.5), hay),
        linden(sheet, [1180, 850], 470),
        smoke(sheet, chimneyTop(mainView, main), 190, '#fff3df', 0.4),
        groundShadow(sheet, 1560, 880, 560),
        drawHouse(sheet, mainView, main),
        linden(sheet, [2140, 930], 660),
        shrub(sheet, [1375, 885], 90),
        shrub(sheet, [1300, 880], 60, undefined, '#e8b7ae'),
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
          even(sheet.mood, '#cdb386'),
        ),
        haystack(sheet, [560, 935], 120),
        haystack(sheet, [250, 970], 150),
        haystack(sheet, [830, 905], 92),
        fence(sheet, [1840, 1012], [2420, 1120], 9, [70, 105]),
        grass(sheet, 0.8, 1.6),
        flowers(sheet, 0.8, 1, 320, meadowFlowers),
        finishLight(sheet, 0.2),
      ]
    },
  ),
  'object-gazdovsky-dom': scene(
    'object-gazdovsky-dom',
    'Gazdovský dom s bielymi stenami, zelenými okenicami a muškátmi',
    summerNoon,
    (sheet) => {
      const view = lens({ eye: [0, 2.1, 0], focal: 1350, vanish: [800, 640] })
      const house = farmhouse('right', [0.95, 0.35])
      const at = standing(view, [-5.6, -0.4, 18.5], 0.52)
      return [
        hillCountry(sheet, { horizon: 0.42, floor: 0.64, misty: 0.35 }),
        wood(sheet, 0.78, 1.05, 0.67, 0.26, 9),
        linden(sheet, [1330, 765], 480),
        smoke(sheet, chimneyTop(at, house), 130, '#ffffff', 0.3),
        groundShadow(sheet, 800, 800, 900),
        drawHouse(sheet, at, house),
        linden(sheet, [120, 830], 660),
        shrub(sheet, [330, 830], 90, undefined, '#e6a3a0'),
        shrub(sheet, [1050, 800], 70, undefined, '#f4e7c0'),
        track(
          sheet,
          [
            [610, 826],
            [640, 870],
            [760, 960],
            [980, 1090],
          ],
          60,
          330,
          even(sheet.mood, '#d6c39a'),
        ),
        fence(sheet, [1010, 870], [1640, 960], 8, [60, 86]),
        foreground(sheet, 0.86),
        flowers(sheet, 0.86, 1, 150, meadowFlowers),
        finishLight(sheet, 0.16),
      ]
    },
  ),
  'winter-evening': scene(
    'winter-evening',
    'Zasnežený dvor za modrého večera, v oknách sa svieti',
    winterEvening,
    (sheet) => {
      const view = lens({ eye: [0, 2.1, 0], focal: 1300, vanish: [800, 640] })
      const house = farmhouse('left', [0.55, 0.3])
      const at = standing(view, [-1.2, -0.6, 21], -0.5)
      return [
        hillCountry(sheet, { horizon: 0.45, floor: 0.64, misty: 0.5, clouds: 4 }),
        wood(sheet, -0.05, 0.24, 0.7, 0.3, 12),
        wood(sheet, 0.86, 1.05, 0.7, 0.34, 8),
        smoke(sheet, chimneyTop(at, house), 190, '#d9d3e6', 0.5),
        drawHouse(sheet, at, house),
        linden(sheet, [1310, 850], 560),
        track(
          sheet,
          [
            [820, 850],
            [780, 900],
            [640, 980],
            [380, 1090],
          ],
          40,
          240,
          darker(sheet.mood.meadow[1], 0.12),
        ),
        fence(sheet, [40, 880], [520, 850], 7, [84, 60]),
        fence(sheet, [1010, 900], [1640, 990], 7, [64, 96]),
        foreground(sheet, 0.88, 0.6),
        finishLight(sheet, 0.35),
      ]
    },
  ),
  'object-sypka': scene(
    'object-sypka',
    'Obnovená sýpka s kamenným podmurovaním a zrubovým štítom',
    summerGolden,
    (sheet) => {
      const view = lens({ eye: [0, 2.1, 0], focal: 1300, vanish: [800, 650] })
      const house = granary('left', [0.5, 0.95])
      const at = standing(view, [-0.6, -0.5, 17.5], -0.55)
      return [
        hillCountry(sheet, { horizon: 0.45, floor: 0.65, misty: 0.5 }),
        linden(sheet, [250, 800], 470),
        groundShadow(sheet, 700, 810, 800),
        smoke(sheet, chimneyTop(at, house), 130, '#fff3df', 0.35),
        drawHouse(sheet, at, house),
        wood(sheet, 0.86, 1.06, 0.74, 0.44, 7),
        shrub(sheet, [520, 825], 80, undefined, '#e8b7ae'),
        shrub(sheet, [1180, 835], 90, undefined, '#fff6e0'),
        track(
          sheet,
          [
            [930, 842],
            [900, 890],
            [760, 980],
            [520, 1090],
          ],
          60,
          300,
          even(sheet.mood, '#cdb386'),
        ),
        haystack(sheet, [150, 900], 120),
        foreground(sheet, 0.85),
        flowers(sheet, 0.86, 1, 140, meadowFlowers),
        finishLight(sheet, 0.2),
      ]
    },
  ),
}
