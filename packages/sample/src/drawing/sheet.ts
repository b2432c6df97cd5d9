import { fixed, type Point } from './shape.ts'
import type { Mood } from './mood.ts'
import { seeded, type Random } from './random.ts'

/** The paper that one picture is drawn on: its size, light and chance, and the gradients collected on the way. */
export type Sheet = {
  seed: string
  width: number
  height: number
  mood: Mood
  random: Random
  defs: string[]
}

export type Stop = readonly [offset: number, colour: string, opacity?: number]

/** An empty sheet; the seed decides all its chance. Size in pixels. */
export function sheetOf(seed: string, mood: Mood, width = 1600, height = 1067): Sheet {
  return { seed, width, height, mood, random: seeded(seed), defs: [] }
}

const stopMarks = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${fixed(offset * 100)}%" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`,
    )
    .join('')

function define(sheet: Sheet, tag: string, attributes: string, content: string): string {
  const id = `d${sheet.defs.length}`
  sheet.defs.push(`<${tag} id="${id}" ${attributes}>${content}</${tag}>`)
  return id
}

/** Paint that runs from one point to another, in pixels of the sheet. */
export function linear(sheet: Sheet, from: Point, to: Point, stops: readonly Stop[]): string {
  const ends = `x1="${fixed(from[0])}" y1="${fixed(from[1])}" x2="${fixed(to[0])}" y2="${fixed(to[1])}"`
  return `url(#${define(sheet, 'linearGradient', `gradientUnits="userSpaceOnUse" ${ends}`, stopMarks(stops))})`
}

/** Paint that spreads from a centre; `flat` < 1 squeezes it to a lying ellipse. */
export function radial(
  sheet: Sheet,
  centre: Point,
  radius: number,
  stops: readonly Stop[],
  flat = 1,
): string {
  const [x, y] = centre
  const turn = flat === 1 ? '' : ` gradientTransform="translate(0 ${fixed(y * (1 - flat))}) scale(1 ${flat})"`
  const place = `gradientUnits="userSpaceOnUse" cx="${fixed(x)}" cy="${fixed(y)}" r="${fixed(radius)}"${turn}`
  return `url(#${define(sheet, 'radialGradient', place, stopMarks(stops))})`
}

/** Only what lies inside the path data is shown. */
export function clipped(sheet: Sheet, path: string, content: string): string {
  return `<g clip-path="url(#${define(sheet, 'clipPath', '', `<path d="${path}"/>`)})">${content}</g>`
}

/** An area of one paint; nothing for empty path data. */
export function fill(path: string, paint: string, opacity = 1): string {
  return path === '' ? '' : `<path d="${path}" fill="${paint}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
}

/** A rounded line, its width in pixels. */
export function stroke(path: string, paint: string, width: number, opacity = 1): string {
  const faint = opacity < 1 ? ` opacity="${opacity}"` : ''
  return `<path d="${path}" fill="none" stroke="${paint}" stroke-width="${fixed(width)}" stroke-linecap="round" stroke-linejoin="round"${faint}/>`
}

/** An ellipse by its half axes in pixels. */
export function oval(centre: Point, rx: number, ry: number, paint: string, opacity = 1): string {
  const faint = opacity < 1 ? ` opacity="${opacity}"` : ''
  return `<ellipse cx="${fixed(centre[0])}" cy="${fixed(centre[1])}" rx="${fixed(rx)}" ry="${fixed(ry)}" fill="${paint}"${faint}/>`
}

/** A round shine or shadow that fades to nothing. */
export function glow(
  sheet: Sheet,
  centre: Point,
  radius: number,
  colour: string,
  opacity: number,
  flat = 1,
): string {
  const paint = radial(
    sheet,
    centre,
    radius,
    [
      [0, colour, opacity],
      [0.35, colour, opacity * 0.55],
      [0.7, colour, opacity * 0.15],
      [1, colour, 0],
    ],
    flat,
  )
  return oval(centre, radius, radius * flat, paint)
}

/** Paint over the whole sheet. */
export function whole(sheet: Sheet, paint: string, opacity = 1): string {
  return `<rect width="${sheet.width}" height="${sheet.height}" fill="${paint}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
}

/** Content drawn somewhere else, mirrored or smaller. */
export function placed(content: string, at: Point, scale = 1, mirrored = false): string {
  return `<g transform="translate(${fixed(at[0])} ${fixed(at[1])}) scale(${mirrored ? -scale : scale} ${scale})">${content}</g>`
}

/** The finished picture as SVG text. */
export function asSvg(sheet: Sheet, layers: readonly string[]): string {
  const { width, height } = sheet
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${sheet.defs.join('')}</defs>${layers.join('')}</svg>`
}
