import { asSvg, sheetOf, type Sheet } from './sheet.ts'
import type { Mood } from './mood.ts'

/** One sample picture: what a blind visitor hears of it, and its drawing as SVG text. */
export type Scene = { alt: string; width: number; height: number; svg(): string }

type Draw = (sheet: Sheet) => readonly string[]

/** A picture of 1600 × 1067 whose chance is seeded by `seed`, so that it never changes by itself. */
export function scene(seed: string, alt: string, mood: Mood, draw: Draw): Scene {
  return sized(seed, alt, mood, draw, 1600, 1067)
}

/** A picture for the full width of the first screen, 2400 × 1350. */
export function heroScene(seed: string, alt: string, mood: Mood, draw: Draw): Scene {
  return sized(seed, alt, mood, draw, 2400, 1350)
}

function sized(seed: string, alt: string, mood: Mood, draw: Draw, width: number, height: number): Scene {
  const svg = (): string => {
    const sheet = sheetOf(seed, mood, width, height)
    return asSvg(sheet, draw(sheet))
  }
  return { alt, width, height, svg }
}
