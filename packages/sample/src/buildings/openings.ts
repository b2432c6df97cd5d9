import { darker, lighter, mix } from '../drawing/colour.ts'
import { lit } from '../drawing/mood.ts'
import { pigment } from '../drawing/palette.ts'
import { dab, polygon } from '../drawing/shape.ts'
import { clipped, fill, glow, linear, type Sheet } from '../drawing/sheet.ts'
import { panel, scaleAt, toneOn, type Face } from '../drawing/space.ts'
import { boards } from '../drawing/surfaces.ts'

export type Window = {
  kind: 'window'
  u: number
  v: number
  wide?: number
  tall?: number
  frame?: string
  shutters?: string
  flowers?: boolean
}
export type Door = {
  kind: 'door'
  u: number
  v?: number
  wide?: number
  tall?: number
  colour?: string
  arched?: boolean
  open?: boolean
}
export type Opening = Window | Door

/** A window or a door, whichever the opening is. */
export const opening = (sheet: Sheet, on: Face, what: Opening): string =>
  what.kind === 'window' ? windowOn(sheet, on, what) : doorOn(sheet, on, what)

/** A casement window: casing, panes that mirror the sky or shine, shutters, and geraniums in a box. */
export function windowOn(sheet: Sheet, on: Face, what: Window): string {
  const { mood } = sheet
  const { u, v, wide = 0.9, tall = 1.15, frame = pigment.lime } = what
  const casing = 0.11
  const tone = toneOn(mood, on, frame)
  const outer = panel(on, u - casing, v - casing, wide + 2 * casing, tall + 2 * casing)
  const sill = panel(on, u - 0.18, v - 0.2, wide + 0.36, 0.1)
  const cross = panel(on, u + wide / 2 - 0.03, v, 0.06, tall) + panel(on, u, v + tall * 0.62, wide, 0.05)
  const shutters =
    what.shutters === undefined
      ? ''
      : shutter(sheet, on, u - casing - wide * 0.52, v, wide * 0.5, tall, what.shutters) +
        shutter(sheet, on, u + wide + casing + wide * 0.02, v, wide * 0.5, tall, what.shutters)
  const box = what.flowers ? flowerBox(sheet, on, u - 0.12, v - 0.16, wide + 0.24) : ''
  return (
    shutters +
    fill(outer, tone) +
    panes(sheet, on, u, v, wide, tall) +
    fill(cross, tone) +
    fill(sill, darker(tone, 0.3)) +
    box
  )
}

function panes(sheet: Sheet, on: Face, u: number, v: number, wide: number, tall: number): string {
  const { mood } = sheet
  const glass = panel(on, u, v, wide, tall)
  const top = on.at(u, v + tall)
  const foot = on.at(u + wide, v)
  if (mood.window === undefined) {
    const dark = toneOn(mood, on, '#33403f')
    const paint = linear(sheet, top, foot, [
      [0, mix(dark, mood.sky[1], 0.6)],
      [0.45, dark],
      [1, darker(dark, 0.25)],
    ])
    const curtain =
      panel(on, u, v + tall * 0.2, wide * 0.2, tall * 0.8) +
      panel(on, u + wide * 0.8, v + tall * 0.2, wide * 0.2, tall * 0.8)
    return fill(glass, paint) + fill(curtain, toneOn(mood, on, '#e8ddc8'), 0.5)
  }
  const paint = linear(sheet, top, foot, [
    [0, mix(mood.window, '#fff3c9', 0.5)],
    [0.6, mood.window],
    [1, mix(mood.window, '#d0702c', 0.45)],
  ])
  const curtain = panel(on, u, v, wide * 0.22, tall) + panel(on, u + wide * 0.78, v, wide * 0.22, tall)
  const reach = scaleAt(on, u, v) * Math.max(wide, tall) * 1.7
  const [x, y] = on.at(u + wide / 2, v + tall / 2)
  return glow(sheet, [x, y], reach, mood.window, 0.4) + fill(glass, paint) + fill(curtain, '#d98a3e', 0.35)
}

function shutter(
  sheet: Sheet,
  on: Face,
  u: number,
  v: number,
  wide: number,
  tall: number,
  colour: string,
): string {
  const { mood } = sheet
  const slats = Array.from({ length: 7 }, (_, index) =>
    panel(on, u + wide * 0.14, v + tall * (0.07 + index * 0.125), wide * 0.72, tall * 0.055),
  ).join('')
  return (
    fill(panel(on, u, v, wide, tall), toneOn(mood, on, colour)) +
    fill(slats, toneOn(mood, on, darker(colour, 0.4)), 0.7)
  )
}

/** Geraniums in a wooden box, hanging a little. */
export function flowerBox(sheet: Sheet, on: Face, u: number, v: number, wide: number): string {
  const { random, mood } = sheet
  if (mood.snow) return fill(panel(on, u, v, wide, 0.16), mood.meadow[2])
  const metre = scaleAt(on, u, v)
  const scatter = (count: number, size: number, low: number, high: number): string => {
    let path = ''
    for (let index = 0; index < count; index++) {
      const [x, y] = on.at(u + random.next() * wide, v + random.between(low, high))
      path += dab(x, y, metre * size, metre * size * 0.6, random.between(0, 3))
    }
    return path
  }
  return (
    fill(panel(on, u, v - 0.14, wide, 0.18), toneOn(mood, on, pigment.logDark)) +
    fill(scatter(34, 0.13, -0.12, 0.2), toneOn(mood, on, '#3f6a38')) +
    fill(scatter(26, 0.1, -0.1, 0.26), toneOn(mood, on, pigment.geranium)) +
    fill(scatter(10, 0.07, 0, 0.28), lit(mood, '#ef8a76'))
  )
}

/** A plank door in its frame, rounded above if arched; an open one shows the dark (or lit) inside. */
export function doorOn(sheet: Sheet, on: Face, what: Door): string {
  const { mood } = sheet
  const { u, v = 0, wide = 1.05, tall = 2.05, colour = pigment.log } = what
  const outline = (grow: number): string => {
    const rise = what.arched ? wide * 0.3 : 0
    const top = v + tall + grow
    return polygon([
      on.at(u - grow, v),
      on.at(u + wide + grow, v),
      on.at(u + wide + grow, top - rise),
      on.at(u + wide * 0.85, top - rise * 0.35),
      on.at(u + wide / 2, top),
      on.at(u + wide * 0.15, top - rise * 0.35),
      on.at(u - grow, top - rise),
    ])
  }
  const frame = fill(outline(0.14), toneOn(mood, on, darker(pigment.logDark, 0.1)))
  const inside = mood.window ?? toneOn(mood, on, '#2b2621')
  if (what.open)
    return (
      frame +
      fill(
        outline(0),
        linear(sheet, on.at(u, v + tall), on.at(u, v), [
          [0, inside],
          [1, mix(inside, '#3a2a1c', 0.5)],
        ]),
      )
    )
  const leaf = { ...on, at: on.at }
  const wood = boards(colour, 0.17)(sheet, leaf, outline(0))
  const bands = panel(on, u, v + tall * 0.24, wide, 0.07) + panel(on, u, v + tall * 0.74, wide, 0.07)
  const knob = panel(on, u + wide * 0.82, v + tall * 0.46, 0.07, 0.12)
  return (
    frame +
    clipped(sheet, outline(0), wood) +
    fill(bands, toneOn(mood, on, darker(colour, 0.5)), 0.8) +
    fill(knob, lighter(pigment.hay, 0.2))
  )
}
