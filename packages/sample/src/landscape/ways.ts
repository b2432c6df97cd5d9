import { darker, lighter } from '../drawing/colour.ts'
import { even, lit, shaded } from '../drawing/mood.ts'
import { pigment } from '../drawing/palette.ts'
import { curve, polygon, type Point, along } from '../drawing/shape.ts'
import { fill, oval, stroke, type Sheet } from '../drawing/sheet.ts'

/** Two grooves side by side in the snow, from far to near. */
export function skiTracks(sheet: Sheet, line: readonly Point[]): string {
  const { mood } = sheet
  const shifted = (off: number): string =>
    curve(line.map(([x, y], index): Point => [x + off * (0.25 + (index / (line.length - 1)) * 1.5), y]))
  return (
    [-46, 34]
      .map(
        (off) =>
          stroke(shifted(off), mood.meadow[0], 13, 0.75) +
          stroke(shifted(off - 4), mood.meadow[2], 5, 0.9) +
          stroke(shifted(off + 26), mood.meadow[0], 11, 0.7),
      )
      .join('') + stroke(shifted(4), mood.meadow[1], 80, 0.18)
  )
}

/** A bicycle from the side; `wide` from hub to hub and a wheel more, in pixels. */
export function bicycle(sheet: Sheet, foot: Point, wide: number, facing: 'left' | 'right'): string {
  const { mood } = sheet
  const sign = facing === 'right' ? 1 : -1
  const at = (x: number, y: number): Point => [foot[0] + sign * x * wide, foot[1] - y * wide]
  const line = (points: readonly Point[]): string => `M${points.map((point) => point.join(' ')).join('L')}`
  const wheel = (centre: Point): string =>
    `<circle cx="${centre[0]}" cy="${centre[1]}" r="${wide * 0.25}" fill="none" stroke="${shaded(mood, '#2f2a27')}" stroke-width="${wide * 0.03}"/><circle cx="${centre[0]}" cy="${centre[1]}" r="${wide * 0.225}" fill="none" stroke="#e9e0cf" stroke-width="${wide * 0.012}" opacity="0.6"/>`
  const [rear, front, crank, seat, head] = [
    at(-0.36, 0.26),
    at(0.38, 0.26),
    at(0, 0.28),
    at(-0.12, 0.58),
    at(0.28, 0.6),
  ]
  const frame =
    line([rear, crank, seat, rear]) +
    line([seat, head, crank]) +
    line([head, front]) +
    line([head, at(0.26, 0.68), at(0.36, 0.7)])
  return (
    oval([foot[0], foot[1] + 2], wide * 0.6, wide * 0.04, mood.meadow[0], 0.6) +
    wheel(rear) +
    wheel(front) +
    stroke(frame, lit(mood, '#3f6b6f'), wide * 0.032) +
    stroke(line([at(-0.2, 0.6), at(-0.04, 0.61)]), shaded(mood, '#3a2b22'), wide * 0.045) +
    stroke(line([at(-0.04, 0.2), crank, at(0.05, 0.36)]), '#6b6f72', wide * 0.022)
  )
}

/** Narrow rails on sleepers across the picture, at height `y`. */
export function railway(sheet: Sheet, y: number): string {
  const { mood, width, random } = sheet
  let sleepers = ''
  for (let x = -20; x < width + 30; x += 46)
    sleepers += polygon([
      [x, y - 8],
      [x + 22, y - 8],
      [x + 18 + random.around(0, 3), y + 26],
      [x - 8, y + 26],
    ])
  const bed = polygon([
    [-20, y - 16],
    [width + 20, y - 16],
    [width + 20, y + 44],
    [-20, y + 44],
  ])
  let gravel = ''
  for (let index = 0; index < 240; index++)
    gravel += oval(
      [random.next() * width, y + random.between(-14, 44)],
      random.between(3, 9),
      random.between(2, 5),
      even(mood, random.pick(['#9a8f80', '#7a7168', '#b5a893'])),
      0.8,
    )
  const rail = (at: number): string =>
    stroke(`M-20 ${at}H${width + 20}`, shaded(mood, '#4b4644'), 7) +
    stroke(`M-20 ${at - 2.5}H${width + 20}`, lit(mood, '#cbbfae'), 2.4)
  return (
    fill(bed, even(mood, '#8d8170')) +
    gravel +
    fill(sleepers, shaded(mood, '#5b4636')) +
    rail(y - 2) +
    rail(y + 18)
  )
}

type Local = (x: number, y: number) => Point

function wheels(
  sheet: Sheet,
  at: Local,
  scale: number,
  places: readonly (readonly [x: number, r: number])[],
): string {
  const { mood } = sheet
  return places
    .map(([x, r]) => {
      const centre = at(x, r)
      return (
        oval(centre, r * scale, r * scale, shaded(mood, '#2f2a2c')) +
        oval(centre, r * scale * 0.72, r * scale * 0.72, even(mood, pigment.barn)) +
        oval(centre, r * scale * 0.2, r * scale * 0.2, '#d9c7a2')
      )
    })
    .join('')
}

/** A small steam engine with two open carriages, heading left. `foot` is under the front wheel. */
export function train(sheet: Sheet, foot: Point, scale: number): string {
  const { mood } = sheet
  const at: Local = (x, y) => [foot[0] + x * scale, foot[1] - y * scale]
  const block = (x: number, y: number, wide: number, tall: number, colour: string): string =>
    fill(polygon([at(x, y), at(x + wide, y), at(x + wide, y + tall), at(x, y + tall)]), colour)
  const green = lit(mood, '#2f5b46')
  const boiler =
    block(20, 70, 190, 78, green) +
    block(20, 120, 190, 14, lighter(green, 0.4)) +
    block(20, 70, 190, 16, darker(green, 0.45))
  const front = `<ellipse cx="${at(20, 109)[0]}" cy="${at(20, 109)[1]}" rx="${14 * scale}" ry="${40 * scale}" fill="${darker(green, 0.5)}"/>`
  const bands = [60, 110, 160].map((x) => block(x, 70, 5, 78, lit(mood, pigment.hay))).join('')
  const stack =
    fill(polygon(along(at, [46, 146, 70, 146, 78, 222, 38, 222])), shaded(mood, '#2b2729')) +
    block(34, 218, 48, 10, lit(mood, pigment.hay))
  const dome = fill(
    curve(along(at, [112, 146, 116, 172, 134, 180, 152, 172, 156, 146]), true),
    lit(mood, pigment.hay),
  )
  const cab =
    block(206, 60, 110, 150, darker(green, 0.1)) +
    block(226, 124, 32, 52, '#f6dfae') +
    block(270, 124, 30, 52, '#f6dfae') +
    block(194, 208, 136, 14, shaded(mood, '#3b2d2a'))
  const frame =
    block(4, 44, 320, 26, even(mood, pigment.barn)) +
    fill(polygon([at(4, 66), at(-26, 18), at(8, 18)]), darker(even(mood, pigment.barn), 0.3))
  return (
    frame +
    boiler +
    front +
    bands +
    stack +
    dome +
    cab +
    wheels(sheet, at, scale, [
      [60, 30],
      [132, 30],
      [206, 30],
      [280, 24],
    ]) +
    stroke(`M${at(60, 30).join(' ')}L${at(206, 30).join(' ')}`, '#cbbfae', 7 * scale) +
    carriage(sheet, at, scale, 360) +
    carriage(sheet, at, scale, 680)
  )
}

function carriage(sheet: Sheet, at: Local, scale: number, x: number): string {
  const { mood } = sheet
  const quad = (u: number, v: number, wide: number, tall: number): string =>
    polygon([at(x + u, v), at(x + u + wide, v), at(x + u + wide, v + tall), at(x + u, v + tall)])
  const wood = lit(mood, '#a86b3c')
  const heads = [40, 110, 180, 240]
    .map(
      (u, index) =>
        oval(at(x + u, 138), 13 * scale, 15 * scale, '#e0b08c') +
        fill(
          quad(u - 16, 96, 32, 30),
          lit(mood, ['#d9a441', '#5f86a0', '#9e3b2c', '#8a9a73'][index] ?? '#d9a441'),
        ),
    )
    .join('')
  const posts = [2, 96, 190, 276].map((u) => quad(u, 100, 9, 92)).join('')
  const slats = [20, 60, 100, 140, 180, 220, 260].map((u) => quad(u, 52, 4, 48)).join('')
  return (
    fill(quad(-40, 50, 42, 8), shaded(mood, '#3b3532')) +
    fill(quad(0, 100, 285, 92), '#5b4838', 0.35) +
    heads +
    fill(quad(0, 48, 285, 56), wood) +
    fill(slats, darker(wood, 0.4)) +
    fill(quad(0, 98, 285, 8), lighter(wood, 0.3)) +
    fill(posts, darker(wood, 0.2)) +
    fill(
      curve([at(x - 14, 190), at(x + 60, 206), at(x + 225, 206), at(x + 300, 190)], true),
      even(mood, '#7d3a2c'),
    ) +
    wheels(sheet, at, scale, [
      [54, 24],
      [230, 24],
    ])
  )
}
