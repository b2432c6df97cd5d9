import { mix, through } from './colour.ts'

/** Three tones of one thing: in shadow, in even light, in the sun. */
export type Tones = readonly [dark: string, middle: string, light: string]

/** The season and hour of a picture: every colour that the light decides. */
export type Mood = {
  name: string
  /** Zenith, middle and horizon of the sky. */
  sky: Tones
  cloud: Tones
  sun: { x: number; y: number; colour: string; glow: string; strength: number }
  far: string
  near: string
  haze: string
  meadow: Tones
  leaf: Tones
  spruce: Tones
  /** Colour of the air in front of all things: white by day, blue after sunset. */
  ambient: string
  light: string
  shade: string
  /** Colour of a lit window, none by day. */
  window?: string
  snow?: boolean
  stars?: boolean
}

/** A local colour on a side that the sun reaches. */
export const lit = (mood: Mood, colour: string): string =>
  mix(through(colour, mood.ambient), mood.light, 0.13)
/** A local colour on a side turned away. */
export const shaded = (mood: Mood, colour: string): string =>
  through(through(colour, mood.ambient), mood.shade)
/** A local colour in even light. */
export const even = (mood: Mood, colour: string): string => mix(lit(mood, colour), shaded(mood, colour), 0.4)
/** Further away: the air lies over it. `distance` 0 … 1. */
export const behindAir = (mood: Mood, colour: string, distance: number): string =>
  mix(colour, mix(mood.haze, mood.far, 0.35), distance)
