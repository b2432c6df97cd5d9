import { darker, lighter } from '../drawing/colour.ts'
import { hillCountry } from '../landscape/landscape.ts'
import type { Mood } from '../drawing/mood.ts'
import { seeded } from '../drawing/random.ts'
import { curve } from '../drawing/shape.ts'
import { type Sheet, clipped, fill, glow, linear, placed, stroke } from '../drawing/sheet.ts'
import { type Face, panel, toneOn } from '../drawing/space.ts'

export type Outlook = {
  u: number
  v: number
  wide: number
  tall: number
  mood: Mood
  frame?: string
  curtains?: string
  seed?: string
  arched?: boolean
}

/** A window with the country behind it: its own small landscape in its own light. */
export function outlook(sheet: Sheet, on: Face, what: Outlook): string {
  const { u, v, wide, tall, mood, frame = '#f4ecdc' } = what
  const corners = [on.at(u, v), on.at(u + wide, v), on.at(u + wide, v + tall), on.at(u, v + tall)]
  const xs = corners.map(([x]) => x)
  const ys = corners.map(([, y]) => y)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  const [w, h] = [Math.max(...xs) - x, Math.max(...ys) - y]
  const seed = what.seed ?? `${sheet.seed}/view`
  const outside: Sheet = {
    ...sheet,
    seed,
    mood,
    width: Math.max(w, h * 1.1),
    height: h,
    random: seeded(seed),
  }
  const scenery = placed(
    hillCountry(outside, { horizon: 0.5, floor: 0.74, clouds: 3, misty: 0.6, fields: 6 }),
    [x, y],
  )
  const wood = toneOn(sheet.mood, on, frame)
  const casing = panel(on, u - 0.1, v - 0.1, wide + 0.2, tall + 0.2)
  const bars = panel(on, u + wide / 2 - 0.03, v, 0.06, tall) + panel(on, u, v + tall * 0.64, wide, 0.05)
  const sill = panel(on, u - 0.2, v - 0.17, wide + 0.4, 0.09)
  const shine = fill(
    panel(on, u, v, wide, tall),
    linear(sheet, corners[3] ?? [0, 0], corners[1] ?? [0, 0], [
      [0, '#ffffff', 0.3],
      [0.4, '#ffffff', 0],
      [1, '#ffffff', 0.08],
    ]),
  )
  const halo = glow(
    sheet,
    on.at(u + wide / 2, v + tall / 2),
    Math.max(w, h) * 1.5,
    mood.sky[2],
    sheet.mood.stars ? 0.1 : 0.4,
  )
  return (
    halo +
    fill(casing, wood) +
    clipped(sheet, panel(on, u, v, wide, tall), scenery + shine) +
    fill(bars, wood) +
    fill(sill, lighter(wood, 0.3)) +
    (what.curtains === undefined ? '' : curtains(sheet, on, what, what.curtains))
  )
}

function curtains(sheet: Sheet, on: Face, { u, v, wide, tall }: Outlook, colour: string): string {
  const rod = stroke(
    `M${on.at(u - 0.5, v + tall + 0.22).join(' ')}L${on.at(u + wide + 0.5, v + tall + 0.22).join(' ')}`,
    toneOn(sheet.mood, on, '#5b3a25'),
    6,
  )
  return (
    drape(sheet, on, [u - 0.45, u + wide * 0.16], v, tall, colour) +
    drape(sheet, on, [u + wide + 0.45, u + wide * 0.84], v, tall, colour) +
    rod
  )
}

/** Half a curtain: wide at the rod, gathered towards the outside. */
function drape(
  sheet: Sheet,
  on: Face,
  [outer, inner]: readonly [number, number],
  v: number,
  tall: number,
  colour: string,
): string {
  const [top, tie, foot] = [v + tall + 0.2, v + tall * 0.35, v - 0.35]
  const gathered = outer + (inner - outer) * 0.45
  const edge = curve([
    on.at(inner, top),
    on.at(inner + (gathered - inner) * 0.35, v + tall * 0.75),
    on.at(gathered, tie),
    on.at(gathered + (inner - gathered) * 0.5, foot),
  ])
  const shape = `${edge}L${on.at(outer, foot).join(' ')}L${on.at(outer, top).join(' ')}Z`
  const tone = toneOn(sheet.mood, on, colour)
  let folds = ''
  for (let fold = 1; fold < 6; fold++) {
    const part = fold / 6
    const across = (to: number): number => outer + (to - outer) * part
    folds += curve([
      on.at(across(inner), top),
      on.at(across(gathered), tie),
      on.at(across(gathered + (inner - gathered) * 0.5), foot),
    ])
  }
  const paint = linear(sheet, on.at(outer, top), on.at(inner, top), [
    [0, darker(tone, 0.15)],
    [0.5, tone],
    [1, lighter(tone, 0.45)],
  ])
  return (
    fill(shape, paint, 0.95) +
    clipped(sheet, shape, stroke(folds, darker(tone, 0.3), 5, 0.35)) +
    stroke(`M${on.at(outer, tie).join(' ')}L${on.at(gathered, tie).join(' ')}`, darker(tone, 0.4), 7, 0.7)
  )
}
