import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sampleUnits } from './content/stays/units.ts'
import { picturesFolder, samplePictures } from './pictures.ts'

const names = Object.keys(samplePictures)

test('each listed picture has its file, and each file is listed', async () => {
  const files = (await readdir(picturesFolder)).filter((name) => name.endsWith('.webp'))
  expect(files.toSorted()).toEqual(names.map((name) => `${name}.webp`).toSorted())
})

test('all together take at most 25 MB, and have the sizes that are listed', async () => {
  let bytes = 0
  for (const [name, { width, height }] of Object.entries(samplePictures)) {
    const path = join(picturesFolder, `${name}.webp`)
    bytes += (await stat(path)).size
    expect(await sharp(path).metadata(), name).toMatchObject({ width, height, format: 'webp' })
  }
  expect(bytes).toBeLessThan(25_000_000)
})

test('each picture is described by a text of its own', () => {
  const texts = Object.values(samplePictures).map(({ alt }) => alt)
  expect(new Set(texts).size).toBe(texts.length)
  expect(texts.filter((text) => text.length < 15 || text.length > 125)).toEqual([])
})

test('each unit has a gallery of at least five pictures, four of them its own', () => {
  for (const { key, scene, gallery } of sampleUnits) {
    expect(gallery.length, key).toBeGreaterThanOrEqual(4)
    expect(gallery.filter((name) => name.startsWith(scene)).length, key).toBeGreaterThanOrEqual(4)
  }
})
