import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { scenes, type SceneName } from '../scenes/scene-list.ts'

const size = 64

/** Writes `scene-colours.ts` anew. To be run when a scene was added or its colours have changed. */
async function writeColours(): Promise<void> {
  const lines: string[] = []
  for (const name of Object.keys(scenes) as SceneName[])
    lines.push(`  '${name}': '${await coloursOf(name)}',`)
  await writeFile(join(import.meta.dirname, 'scene-colours.ts'), `${HEAD}${lines.join('\n')}\n}\n`)
}

const HEAD = `import type { SceneName } from '../scenes/scene-list.ts'

/** The blurred colours of each scene, as a ThumbHash in base64; written by write-colours.ts. */
export const sceneColours: Record<SceneName, string> = {
`

async function coloursOf(name: SceneName): Promise<string> {
  const { width } = scenes[name]
  const { data, info } = await sharp(Buffer.from(scenes[name].svg()), {
    unlimited: true,
    density: (72 * size) / width,
  })
    .flatten({ background: '#ffffff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}

await writeColours()
