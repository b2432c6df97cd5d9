import { mix } from '../drawing/colour.ts'
import { curve, dab, type Point, spots } from '../drawing/shape.ts'
import { fill, glow, linear, oval, whole, type Sheet } from '../drawing/sheet.ts'

/** Sky with its sun or afterglow, stars and clouds, down to `horizon` (part of the height). */
export function sky(sheet: Sheet, horizon = 0.5, clouds = 5): string {
  const { mood, height } = sheet
  const paint = linear(
    sheet,
    [0, 0],
    [0, height * (horizon + 0.06)],
    [
      [0, mood.sky[0]],
      [0.55, mood.sky[1]],
      [1, mood.sky[2]],
    ],
  )
  return [
    whole(sheet, paint),
    mood.stars ? stars(sheet, horizon) : '',
    sun(sheet),
    drifts(sheet, horizon, clouds),
  ].join('')
}

function sun(sheet: Sheet): string {
  const { sun: light } = sheet.mood
  const at: Point = [light.x * sheet.width, light.y * sheet.height]
  const reach = sheet.width * 0.42
  return (
    glow(sheet, at, reach, light.glow, light.strength) +
    glow(sheet, at, reach * 0.22, light.colour, light.strength)
  )
}

function stars(sheet: Sheet, horizon: number): string {
  const { random, width, height } = sheet
  const points = Array.from({ length: 90 }, () => {
    const depth = random.next() ** 1.6
    const size = random.between(0.8, 2.4) * (width / 1600)
    return oval(
      [random.next() * width, depth * height * horizon * 0.75],
      size,
      size,
      '#fdf3dc',
      0.85 - depth * 0.7,
    )
  })
  return points.join('')
}

/** Long brushed clouds, lower ones flatter and warmer. */
function drifts(sheet: Sheet, horizon: number, count: number): string {
  const { random, width, height, mood } = sheet
  let marks = ''
  for (let index = 0; index < count; index++) {
    const depth = (index + random.next()) / count
    const centre: Point = [random.between(-0.05, 1.05) * width, (0.06 + depth * 0.8) * horizon * height]
    const length = random.between(0.16, 0.34) * width * (1 - depth * 0.3)
    marks += cloud(
      sheet,
      centre,
      length,
      length * (0.13 - depth * 0.08),
      mix(mood.cloud[1], mood.sky[1], 0.25),
    )
  }
  return marks
}

/** One cloud of soft puffs over a flat belly, with a few brushed edges in the light. */
export function cloud(sheet: Sheet, centre: Point, length: number, thick: number, body: string): string {
  const { random, mood } = sheet
  const [x, y] = centre
  const puffs = (tone: string, lift: number, count: number, opacity: number): string => {
    let marks = ''
    for (let index = 0; index < count; index++) {
      const along = random.around(0, 0.5)
      const size = length * random.between(0.1, 0.2) * (1.1 - Math.abs(along))
      const rise = thick * (1 - (along * 2) ** 2)
      marks += glow(
        sheet,
        [x + along * length, y - lift * rise * random.between(0.2, 1)],
        size * 1.5,
        tone,
        opacity,
        0.42,
      )
    }
    return marks
  }
  let wisps = ''
  for (let index = 0; index < 7; index++) {
    const along = random.around(0, 0.55)
    const reach = length * random.between(0.15, 0.4)
    wisps += dab(
      x + along * length,
      y - thick * (1 - (along * 2) ** 2) * random.between(0.2, 1.5),
      reach,
      reach * random.between(0.05, 0.09),
      random.around(0, 0.04),
    )
  }
  return (
    puffs(mood.cloud[0], -0.25, 8, 0.5) +
    puffs(body, 0.6, 12, 0.7) +
    puffs(mood.cloud[2], 1.5, 12, 0.75) +
    fill(wisps, mood.cloud[2], 0.28)
  )
}

/** A bank of mist that lies in a valley: thick in the middle, gone at its edges. */
export function mist(
  sheet: Sheet,
  y: number,
  thickness: number,
  opacity: number,
  colour = sheet.mood.haze,
): string {
  const { width, height, random } = sheet
  let marks = ''
  for (let index = 0; index < 3; index++) {
    const x = random.between(0.1, 0.9) * width
    marks += glow(
      sheet,
      [x, y * height + random.around(0, 12)],
      width * random.between(0.35, 0.6),
      colour,
      opacity,
      (thickness * height) / width,
    )
  }
  const band = linear(
    sheet,
    [0, (y - thickness) * height],
    [0, (y + thickness) * height],
    [
      [0, colour, 0],
      [0.5, colour, opacity * 0.4],
      [1, colour, 0],
    ],
  )
  return `${marks}<rect y="${(y - thickness) * height}" width="${width}" height="${2 * thickness * height}" fill="${band}"/>`
}

/** Smoke or steam that rises from a point and leans with the wind. */
export function smoke(sheet: Sheet, from: Point, rise: number, colour: string, opacity = 0.5): string {
  const { random } = sheet
  let marks = ''
  for (let index = 0; index < 16; index++) {
    const part = index / 15
    const x = from[0] + part * part * rise * 0.5 + random.around(0, rise * 0.05 * (0.3 + part))
    const size = rise * (0.035 + part * 0.12) * random.between(0.8, 1.2)
    marks += glow(sheet, [x, from[1] - part * rise], size * 1.5, colour, opacity * (1 - part) ** 0.8)
  }
  return marks
}

/** Beams and warmth of a low sun over everything that is already drawn, and darker corners. */
export function finishLight(sheet: Sheet, vignette = 0.2): string {
  const { mood, width, height } = sheet
  const at: Point = [mood.sun.x * width, mood.sun.y * height]
  const warm = glow(sheet, at, width * 0.6, mood.sun.glow, mood.sun.strength * 0.28)
  const edge = mix(mood.spruce[0], '#1b1d22', 0.5)
  const lower = linear(
    sheet,
    [0, height * 0.7],
    [0, height],
    [
      [0, edge, 0],
      [1, edge, vignette],
    ],
  )
  const side = linear(
    sheet,
    [0, 0],
    [width, 0],
    [
      [0, edge, vignette * 0.7],
      [0.2, edge, 0],
      [0.8, edge, 0],
      [1, edge, vignette * 0.7],
    ],
  )
  return warm + whole(sheet, lower) + whole(sheet, side)
}

/** A flight of swallows, far off. */
export function birds(sheet: Sheet, centre: Point, count: number, span: number): string {
  const { random, mood } = sheet
  let path = ''
  for (let index = 0; index < count; index++) {
    const x = centre[0] + random.around(0, span * 6)
    const y = centre[1] + random.around(0, span * 3)
    const size = span * random.between(0.6, 1)
    path += curve(spots([x, y], size, [-1, -0.35, -0.4, -0.3, 0, 0, 0.45, -0.4, 1, -0.25]))
  }
  return `<path d="${path}" fill="none" stroke="${mood.spruce[0]}" stroke-width="${span * 0.16}" stroke-linecap="round" opacity="0.7"/>`
}
