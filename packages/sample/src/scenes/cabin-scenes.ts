import { chimneyTop, drawHouse } from '../buildings/house.ts'
import { logCabin, verandah } from '../buildings/farm.ts'
import { foreground, hillCountry, wood } from '../landscape/landscape.ts'
import { flowers, groundShadow } from '../landscape/meadow.ts'
import { track } from '../landscape/hills.ts'
import { springMorning, summerDawn } from '../drawing/moods.ts'
import { bench, fence, stonesAlong, woodpile } from '../buildings/props.ts'
import { lens, standing } from '../drawing/space.ts'
import { finishLight, mist, smoke } from '../landscape/sky.ts'
import { blossomTones, fruitTree, shrub } from '../landscape/trees.ts'
import { scene } from '../drawing/scene.ts'
import { even } from '../drawing/mood.ts'
import { footbridge, stream } from '../landscape/water.ts'

/** The two log cabins from outside. */
export const cabinScenes = {
  'drevenica-pri-potoku': scene(
    'drevenica-pri-potoku',
    'Drevenica pri potoku s lávkou, ráno v hmle',
    summerDawn,
    (sheet) => {
      const view = lens({ eye: [0, 2, 0], focal: 1300, vanish: [800, 600] })
      const house = logCabin('left', [0.85, 0.45], '#3f6b6f')
      const at = standing(view, [0.2, -0.7, 17], -0.5)
      return [
        hillCountry(sheet, { horizon: 0.4, floor: 0.62, misty: 0.7, clouds: 4, steep: 1.4 }),
        wood(sheet, -0.05, 0.3, 0.68, 0.42, 12),
        wood(sheet, 0.84, 1.06, 0.68, 0.5, 9),
        mist(sheet, 0.62, 0.05, 0.5),
        smoke(sheet, chimneyTop(at, house), 170, '#fff3e4', 0.45),
        groundShadow(sheet, 850, 770, 700),
        drawHouse(sheet, at, house),
        verandah(sheet, at, house, 1.6),
        shrub(sheet, [1300, 790], 90, undefined, '#f0cfc4'),
        stream(sheet, [
          [-60, 770, 40],
          [150, 800, 60],
          [420, 850, 100],
          [640, 930, 170],
          [900, 1010, 300],
          [1150, 1120, 520],
        ]),
        footbridge(sheet, [250, 900], [660, 850], 44, 30),
        stonesAlong(
          sheet,
          [
            [470, 905],
            [560, 960],
            [760, 1010],
            [360, 850],
            [820, 950],
            [690, 985],
            [960, 1040],
            [1130, 1020],
          ],
          22,
        ),
        track(
          sheet,
          [
            [1010, 800],
            [980, 830],
            [820, 842],
            [660, 848],
          ],
          50,
          60,
          even(sheet.mood, '#cdb894'),
        ),
        foreground(sheet, 0.9, 0.7),
        flowers(sheet, 0.88, 1, 90, ['#fff6e0', '#e9c14a', '#c9a0b4', '#7f8fc2']),
        mist(sheet, 0.78, 0.05, 0.22),
        finishLight(sheet, 0.16),
      ]
    },
  ),
  'drevenica-pri-sade': scene(
    'drevenica-pri-sade',
    'Drevenica pri sade s červenými okenicami medzi kvitnúcimi jabloňami',
    springMorning,
    (sheet) => {
      const view = lens({ eye: [0, 2, 0], focal: 1300, vanish: [800, 610] })
      const house = logCabin('right', [0.9, 0.5], '#9e3b2c', '#f0e2c4')
      const at = standing(view, [-4.6, -0.6, 16.2], 0.48)
      return [
        hillCountry(sheet, { horizon: 0.42, floor: 0.63, misty: 0.4, clouds: 5 }),
        fruitTree(sheet, [1100, 730], 210, blossomTones),
        fruitTree(sheet, [1260, 740], 240, blossomTones),
        fruitTree(sheet, [1440, 750], 250, blossomTones),
        fruitTree(sheet, [120, 750], 260, blossomTones),
        smoke(sheet, chimneyTop(at, house), 120, '#ffffff', 0.3),
        groundShadow(sheet, 640, 790, 700),
        drawHouse(sheet, at, house),
        woodpile(sheet, [870, 775], 190, 6),
        bench(sheet, [330, 822], 130),
        fruitTree(sheet, [1290, 860], 440, blossomTones),
        fruitTree(sheet, [60, 900], 470, blossomTones),
        track(
          sheet,
          [
            [530, 812],
            [560, 860],
            [700, 960],
            [900, 1090],
          ],
          44,
          260,
          even(sheet.mood, '#d6c39a'),
        ),
        fence(sheet, [980, 880], [1640, 960], 8, [56, 84], '#b8a07c'),
        foreground(sheet, 0.86),
        flowers(sheet, 0.8, 1, 170, ['#fff6e0', '#f0cf55', '#fbe3dc', '#ffffff']),
        finishLight(sheet, 0.14),
      ]
    },
  ),
}
