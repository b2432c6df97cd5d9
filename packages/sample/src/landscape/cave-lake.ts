import { stoneTones } from '../drawing/palette.ts'
import { curve, dab } from '../drawing/shape.ts'
import { type Sheet, clipped, fill, linear, oval } from '../drawing/sheet.ts'

/** Stalagmites that have met their stalactites. */
export function columns(sheet: Sheet): string {
  const { height, width } = sheet
  return [0.2, 0.31, 0.78, 0.86]
    .map((part) => {
      const [x, half] = [part * width, width * 0.022]
      const shape = curve(
        [
          [x - half * 1.9, height * 0.1],
          [x - half, height * 0.3],
          [x - half * 0.8, height * 0.5],
          [x - half * 1.5, height * 0.7],
          [x + half * 1.6, height * 0.7],
          [x + half * 0.8, height * 0.5],
          [x + half, height * 0.3],
          [x + half * 1.9, height * 0.1],
        ],
        true,
      )
      const [dark, light] = [stoneTones[0], stoneTones[2]]
      let bands = ''
      for (let index = 0; index < 26; index++)
        bands += dab(x, height * (0.14 + index * 0.021), half * 3, half * 0.22, sheet.random.around(0, 0.1))
      return (
        fill(
          shape,
          linear(
            sheet,
            [x - half * 1.5, 0],
            [x + half * 1.5, 0],
            part < 0.5
              ? [
                  [0, dark],
                  [1, stoneTones[3]],
                ]
              : [
                  [0, stoneTones[3]],
                  [1, dark],
                ],
          ),
        ) + clipped(sheet, shape, fill(bands, light, 0.3))
      )
    })
    .join('')
}

/** The lake on the floor of the hall, with the lamplight in it. */
export function pool(sheet: Sheet): string {
  const { random, width, height } = sheet
  const y = height * 0.78
  let shine = ''
  for (let index = 0; index < 70; index++)
    shine += dab(
      width * 0.52 + random.around(0, width * 0.26),
      y + random.around(0, height * 0.075),
      random.between(30, 120),
      3,
      0,
    )
  return (
    oval([width * 0.52, y], width * 0.36, height * 0.105, '#3b2b28') +
    oval(
      [width * 0.52, y],
      width * 0.35,
      height * 0.095,
      linear(
        sheet,
        [0, y - height * 0.09],
        [0, y + height * 0.09],
        [
          [0, '#d99a58'],
          [0.4, '#7d6a5c'],
          [1, '#23353a'],
        ],
      ),
    ) +
    fill(shine, '#ffe3b0', 0.55)
  )
}

/** The dark walls nearest to the viewer; they frame the hall. */
export function sides(sheet: Sheet): string {
  const { width, height } = sheet
  const left = curve(
    [
      [-20, -20],
      [width * 0.12, -20],
      [width * 0.07, height * 0.3],
      [width * 0.1, height * 0.6],
      [width * 0.04, height * 0.85],
      [width * 0.14, height + 20],
      [-20, height + 20],
    ],
    true,
  )
  const right = curve(
    [
      [width + 20, -20],
      [width * 0.9, -20],
      [width * 0.95, height * 0.35],
      [width * 0.91, height * 0.62],
      [width * 0.97, height * 0.85],
      [width * 0.86, height + 20],
      [width + 20, height + 20],
    ],
    true,
  )
  return fill(left + right, '#171315', 0.92)
}
