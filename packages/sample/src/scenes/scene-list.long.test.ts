import { expect, inject, it } from 'vitest'
import { pictureHash } from '../render/render-picture.ts'
import { expectSound } from '../testing/sound-drawing.ts'
import { scenes, type SceneName } from './scene-list.ts'

const names = Object.keys(scenes) as SceneName[]

it.each(names)('%s has no text and no broken number', (name) => void expectSound(name))

// A `TEST_EFFORT` above 1 draws every scene twice; scene-list.test.ts does it for every eighth.
it.runIf(inject('effort') > 1).each(names)('%s is the same when drawn again', (name) =>
  expect(pictureHash(scenes[name].svg())).toBe(pictureHash(scenes[name].svg())),
)
