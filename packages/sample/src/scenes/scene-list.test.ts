import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { tmpdir } from 'node:os'
import fc from 'fast-check'
import sharp from 'sharp'
import { thumbHashToRGBA } from 'thumbhash'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pictureHash, renderPicture } from '../render/render-picture.ts'
import { mix } from '../drawing/colour.ts'
import { paintOver } from '../drawing/finish.ts'
import { ridgeNoise, seeded } from '../drawing/random.ts'
import { expectSound } from '../testing/sound-drawing.ts'
import { scenes, type SceneName } from './scene-list.ts'

/** Pictures that the sample content names; one that is missing here would be an empty box on a page. */
const needed =
  `hero-summer hero-winter object-gazdovsky-dom object-sypka izba-lipa izba-jasen izba-javor izba-breza
  apartman-sypka apartman-pod-krovom drevenica-pri-potoku drevenica-pri-sade bath kitchen breakfast terrace sauna about
  pricelist location contact terms spring-orchard summer-meadow autumn-forest winter-evening hearth horses bread cheese
  honey syrup jam herbs wool eggs horse-riding bread-baking cheese-making sheep-feeding hay-ride mushroom-walk campfire
  sauna-evening sledging fishing castle-ruin wooden-church cave waterfall viewing-tower lake ski-track bike-path
  folk-village thermal-pool narrow-railway ridge-walk`.split(/\s+/)
const units = needed.filter((name) => /^(izba|apartman|drevenica)/.test(name))
const names = Object.keys(scenes) as SceneName[]

describe('the list of scenes', () => {
  it('has every picture of the sample content', () => {
    expect(needed.filter((name) => !names.includes(name as SceneName))).toEqual([])
  })

  it('gives each unit at least two more pictures', () => {
    for (const unit of units) {
      expect(names.filter((name) => name.startsWith(`${unit}-`)).length, unit).toBeGreaterThanOrEqual(2)
    }
  })

  it('describes each picture by a text of its own', () => {
    const texts = names.map((name) => scenes[name].alt)
    expect(new Set(texts).size).toBe(texts.length)
    expect(texts.filter((text) => text.length < 15 || text.length > 125)).toEqual([])
  })
})

describe('some drawings', () => {
  /** Of so many scenes one is drawn; the `.long` test draws all. */
  const step = 8

  it.each(names.filter((_, index) => index % step === 0))(
    '%s has no text and no broken number, and is the same when drawn again',
    (name) => {
      const drawn = expectSound(name)
      expect(pictureHash(scenes[name].svg())).toBe(pictureHash(drawn))
    },
  )
})

describe('rendering', () => {
  let out = ''
  beforeAll(async () => {
    out = await mkdtemp(join(tmpdir(), 'dvor-scenes-'))
  })
  afterAll(() => rm(out, { recursive: true, force: true }))

  it('writes each width in three encodings, small enough for a page', async () => {
    const rendered = await renderPicture('cave', out)
    expect(rendered.formats.map((format) => format.width)).toEqual([400, 800, 1200, 1600])
    for (const format of rendered.formats) {
      for (const file of [format.avif ?? '', format.webp, format.jpeg]) {
        const { width, height } = await sharp(join(out, file)).metadata()
        expect([width, height]).toEqual([format.width, format.height])
      }
    }
    const largest = await stat(join(out, rendered.formats.at(-1)?.avif ?? ''))
    expect(largest.size).toBeLessThan(120_000)
    expect(thumbHashToRGBA(Buffer.from(rendered.placeholder, 'base64')).w).toBeGreaterThan(0)
  })

  it('reuses the pictures of an earlier run', async () => {
    const first = await renderPicture('cave', out)
    const before = await stat(join(out, first.formats[0]?.webp ?? ''))
    const second = await renderPicture('cave', out)
    const after = await stat(join(out, second.formats[0]?.webp ?? ''))
    expect(second).toEqual(first)
    expect(after.ino).toBe(before.ino)
  })

  it('keeps one picture, and nothing else, where several starts draw it at once', async () => {
    const place = join(out, 'several')
    const rendered = await Promise.all([1, 2, 3, 4].map(() => renderPicture('cave', place, 'draft')))
    const [first] = rendered
    expect(rendered).toEqual(rendered.map(() => first))
    expect(await readdir(place)).toEqual([first?.hash])
  })
})

describe('the parts of drawings', () => {
  it('keep seeded random numbers in their bounds, equal for the same seed', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.integer({ min: -900, max: 0 }),
        fc.integer({ min: 1, max: 900 }),
        (seed, low, high) => {
          const [one, other] = [seeded(seed), seeded(seed)]
          const values = Array.from({ length: 20 }, () => one.between(low, high))
          expect(values).toEqual(values.map(() => other.between(low, high)))
          expect(values.every((value) => value >= low && value < high)).toBe(true)
          expect(Number.isFinite(ridgeNoise(seed)(low / 7))).toBe(true)
        },
      ),
    )
  })

  it('mix colours between their ends', () => {
    expect(mix('#000000', '#ffffff', 0)).toBe('#000000')
    expect(mix('#000000', '#ffffff', 1)).toBe('#ffffff')
    expect(mix('#102030', '#304050', 0.5)).toBe('#203040')
  })

  it('change shapes without changing their size, by a brush’s breadth at most', () => {
    const flat = Buffer.alloc(40 * 30 * 3, 120)
    const painted = paintOver({ data: flat, width: 40, height: 30 })
    expect(painted.data.length).toBe(flat.length)
    expect(Math.max(...painted.data) - Math.min(...painted.data)).toBeLessThan(24)
  })
})
