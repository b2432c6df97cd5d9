import sharp from 'sharp'
import { thumbHashToRGBA } from 'thumbhash'
import { paintOver, type Pixels } from '../drawing/finish.ts'
import { scenes, type SceneName } from '../scenes/scene-list.ts'
import { sceneColours } from './scene-colours.ts'
import { undrawnMark } from '@dvor/contract/installation/undrawn-mark.ts'

/** Widths in pixels in which pages ask for pictures; none is wider than its drawing. */
export const pictureWidths = [400, 800, 1200, 1600, 2400]

/**
 * `full` draws the scene. `colours` has its blurred colours only, which take milliseconds, and is shown until the
 * scene is drawn. `draft` is for tests: one flat colour.
 */
export type Finish = 'full' | 'colours' | 'draft'

export interface FinishOfScene {
  /** The description from which the picture is made; its hash is the name under which the picture is kept. */
  readonly text: string
  readonly mark?: string
  readonly paint: (hash: string) => Pixels | Promise<Pixels>
  /** Whether each width is encoded; otherwise the files of the smallest serve all. */
  readonly everyWidth: boolean
}

export const finishes: Record<Finish, (name: SceneName) => FinishOfScene> = {
  full: (name) => {
    const svg = scenes[name].svg()
    return { text: svg, paint: () => draw(svg), everyWidth: true }
  },
  colours: (name) => ({
    text: name + sceneColours[name],
    mark: undrawnMark,
    paint: () => blurred(name),
    everyWidth: false,
  }),
  draft: (name) => ({ text: scenes[name].alt, paint: (hash) => plain(name, hash), everyWidth: false }),
}

async function draw(svg: string): Promise<Pixels> {
  // The drawings are trusted and larger than the limit that protects against foreign SVG.
  const { data, info } = await sharp(Buffer.from(svg), { unlimited: true })
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return paintOver({ data, width: info.width, height: info.height })
}

async function blurred(name: SceneName): Promise<Pixels> {
  const { w, h, rgba } = thumbHashToRGBA(Buffer.from(sceneColours[name], 'base64'))
  const { data, info } = await sharp(rgba, { raw: { width: w, height: h, channels: 4 } })
    .removeAlpha()
    .resize({ ...smallestSize(name), fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** A picture of one colour, chosen by its hash. */
function plain(name: SceneName, hash: string): Pixels {
  const size = smallestSize(name)
  return { ...size, data: Buffer.alloc(size.width * size.height * 3, Buffer.from(hash.slice(0, 6), 'hex')) }
}

function smallestSize(name: SceneName): { width: number; height: number } {
  const { width, height } = scenes[name]
  const [smallest = width] = pictureWidths
  return { width: smallest, height: Math.round((smallest * height) / width) }
}
