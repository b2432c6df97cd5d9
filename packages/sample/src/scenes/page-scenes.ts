import { horse } from '../figures/animals.ts'
import { farmhouse, granary, logCabin } from '../buildings/farm.ts'
import { track } from '../landscape/hills.ts'
import { chimneyTop, drawHouse } from '../buildings/house.ts'
import { signpost } from '../buildings/landmarks.ts'
import { foreground, hillCountry, wood } from '../landscape/landscape.ts'
import { flowers, groundShadow } from '../landscape/meadow.ts'
import { even } from '../drawing/mood.ts'
import { indoorEvening, summerDawn, summerGolden, summerNoon } from '../drawing/moods.ts'
import { person } from '../figures/people.ts'
import { poses } from '../figures/poses.ts'
import { hen } from '../figures/poultry.ts'
import { fence, haystack } from '../buildings/props.ts'
import { saunaRoom } from '../rooms/sauna.ts'
import { scene } from '../drawing/scene.ts'
import { finishLight, smoke } from '../landscape/sky.ts'
import { lens, standing } from '../drawing/space.ts'
import { linden, shrub } from '../landscape/trees.ts'
import { footbridge, stream } from '../landscape/water.ts'
import { deskScene, letterbox } from '../rooms/writing.ts'

const bloom = ['#fff6e0', '#e9c14a', '#c95b4a', '#7f8fc2', '#f4e7c0'] as const

const far = lens({ eye: [0, 2.2, 0], focal: 1300, vanish: [800, 610] })

/** Backgrounds of pages. */
export const pageScenes = {
  sauna: scene('sauna', 'Sauna z tmavého dreva s rozpálenými kameňmi', indoorEvening, (sheet) => [
    saunaRoom(sheet),
    finishLight(sheet, 0.3),
  ]),
  about: scene('about', 'Dvor za rána: gazdovský dom, sýpka, kone a sliepky', summerDawn, (sheet) => {
    const [home, store] = [farmhouse('left', [0.85, 0.45]), granary('right', [0.8, 0.5])]
    const at = standing(far, [4.4, -0.5, 24], -0.45)
    return [
      hillCountry(sheet, { horizon: 0.43, floor: 0.63, misty: 0.7, steep: 1.5 }),
      linden(sheet, [730, 720], 260),
      drawHouse(sheet, standing(far, [-13.5, -0.7, 25], 0.48), store),
      smoke(sheet, chimneyTop(at, home), 130, '#fff3e4', 0.4),
      drawHouse(sheet, at, home),
      linden(sheet, [1530, 830], 470),
      track(
        sheet,
        [
          [800, 730],
          [800, 800],
          [790, 900],
          [700, 1090],
        ],
        60,
        620,
        even(sheet.mood, '#d3c19c'),
      ),
      horse(sheet, [420, 900], 190, { coat: '#b06f3a', mane: '#ecdcb8' }),
      person(
        sheet,
        [590, 905],
        230,
        poses.standing,
        { top: '#9e3b2c', legs: '#3b4a55', hair: '#5b3a25', hat: '#c9a067' },
        'left',
      ),
      person(
        sheet,
        [1000, 915],
        220,
        poses.walking,
        { top: '#f4ecdc', legs: '#5f7a55', hair: '#8a5a33', skirt: true },
        'left',
      ),
      hen(sheet, [880, 980], 80, '#b5612c', 'right'),
      hen(sheet, [980, 1000], 84, '#f0e4cc', 'left'),
      hen(sheet, [1120, 985], 72, '#4b3a34', 'left'),
      foreground(sheet, 0.92, 0.7),
      finishLight(sheet, 0.18),
    ]
  }),
  pricelist: scene('pricelist', 'Zlaté kopy sena na pokosených poliach', summerGolden, (sheet) => [
    hillCountry(sheet, { horizon: 0.46, floor: 0.6, misty: 0.6, steep: 1.4, fields: 22, clouds: 6 }),
    linden(sheet, [1330, 730], 260),
    ...[
      [140, 720, 70],
      [330, 735, 80],
      [560, 725, 72],
      [800, 740, 84],
      [1040, 730, 76],
      [1500, 760, 96],
      [250, 830, 130],
      [690, 850, 140],
      [1180, 840, 136],
    ].map(([x = 0, y = 0, tall = 0]) => haystack(sheet, [x, y], tall)),
    foreground(sheet, 0.86, 1.1),
    flowers(sheet, 0.88, 1, 120, bloom),
    finishLight(sheet, 0.2),
  ]),
  location: scene('location', 'Cesta údolím k dvoru s rázcestníkom', summerNoon, (sheet) => [
    hillCountry(sheet, { horizon: 0.4, floor: 0.58, misty: 0.45, steep: 2, fields: 18 }),
    wood(sheet, 0.74, 1.05, 0.62, 0.2, 11),
    drawHouse(sheet, standing(far, [-9, -0.4, 58], 0.4), farmhouse('right', [0.95, 0.4])),
    linden(sheet, [560, 700], 130),
    linden(sheet, [800, 690], 110),
    drawHouse(sheet, standing(far, [9.5, -0.4, 60], -0.4), logCabin('left', [0.9, 0.5], '#9e3b2c')),
    stream(sheet, [
      [-40, 740, 20],
      [300, 790, 44],
      [640, 870, 90],
      [760, 980, 180],
      [700, 1100, 320],
    ]),
    track(
      sheet,
      [
        [720, 690],
        [820, 730],
        [1000, 790],
        [1080, 880],
        [1020, 990],
        [1080, 1090],
      ],
      10,
      240,
      even(sheet.mood, '#d9c69c'),
    ),
    footbridge(sheet, [420, 905], [760, 880], 36, 26),
    signpost(sheet, [1330, 960], 300),
    linden(sheet, [60, 960], 520),
    foreground(sheet, 0.88),
    flowers(sheet, 0.84, 1, 170, bloom),
    finishLight(sheet, 0.14),
  ]),
  contact: scene(
    'contact',
    'Brána dvora s poštovou schránkou, z ktorej vidno rozsvietený dom',
    summerGolden,
    (sheet) => {
      const home = farmhouse('right', [0.85, 0.4])
      const at = standing(far, [-2.6, -0.6, 24], 0.42)
      return [
        hillCountry(sheet, { horizon: 0.44, floor: 0.64, misty: 0.5 }),
        linden(sheet, [1180, 770], 360),
        groundShadow(sheet, 760, 780, 400),
        smoke(sheet, chimneyTop(at, home), 110, '#fff3df', 0.35),
        drawHouse(sheet, at, home),
        track(
          sheet,
          [
            [770, 800],
            [800, 870],
            [770, 960],
            [800, 1090],
          ],
          40,
          430,
          even(sheet.mood, '#cdb386'),
        ),
        fence(sheet, [-20, 960], [560, 900], 8, [120, 92]),
        fence(sheet, [1040, 905], [1640, 975], 8, [92, 124]),
        letterbox(sheet, [520, 1000], 300),
        linden(sheet, [1500, 940], 620),
        shrub(sheet, [180, 1000], 190, undefined, '#e6a3a0'),
        shrub(sheet, [1180, 985], 150, undefined, '#fff6e0'),
        foreground(sheet, 0.9),
        flowers(sheet, 0.88, 1, 130, bloom),
        finishLight(sheet, 0.2),
      ]
    },
  ),
  terms: scene('terms', 'Stôl hospodára pri okne: kniha hostí, pero a okuliare', indoorEvening, (sheet) => [
    deskScene(sheet),
    finishLight(sheet, 0.26),
  ]),
}
