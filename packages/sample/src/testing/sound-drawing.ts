import { expect } from 'vitest'
import { scenes, type SceneName } from '../scenes/scene-list.ts'

/** Draws a scene. Expects that it has no text, no other picture and no broken number. */
export function expectSound(name: SceneName): string {
  const drawn = scenes[name].svg()
  expect(drawn).not.toMatch(/NaN|undefined|Infinity|<text|<image|href=/)
  return drawn
}
