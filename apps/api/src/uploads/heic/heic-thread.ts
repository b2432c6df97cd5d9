import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import libheif from 'libheif-js/wasm-bundle.js'
import type { HeicAnswer, HeicOrder } from './decode-heic.ts'

async function answer({ path, mostPixels }: HeicOrder): Promise<HeicAnswer> {
  await libheif.ready
  const images = new libheif.HeifDecoder().decode(readFileSync(path))
  const image = images.find((one) => one.is_primary()) ?? images[0]
  if (!image) return 'broken'
  const [width, height] = [image.get_width(), image.get_height()]
  if (width * height > mostPixels) return 'too_large'
  const pixels = { data: new Uint8ClampedArray(width * height * 4), width, height }
  return new Promise((resolve) => image.display(pixels, (decoded) => resolve(decoded ?? 'broken')))
}

const decoded = await answer(workerData as HeicOrder)
if (typeof decoded === 'string') parentPort?.postMessage(decoded)
// Moved instead of copied: a large picture has 200 MB.
else parentPort?.postMessage(decoded, [decoded.data.buffer as ArrayBuffer])
