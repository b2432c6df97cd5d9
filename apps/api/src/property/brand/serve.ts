import { paletteOf, paletteTokens } from '@dvor/contract/values/palette.ts'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { notFound } from '../../platform/errors.ts'
import { loadSharp } from '../../platform/files/load-sharp.ts'
import { answerErrors } from '../../platform/http/http.ts'
import type { Services } from '../../platform/services.ts'
import { iconPng, type IconFrame } from './icon-tile.ts'
import { readBrand, type Brand } from './queries.ts'
import { readPicture } from './read-picture.ts'

const headBytes = 6

const entryBytes = 16

type BrandServices = Pick<Services, 'db' | 'files' | 'pictures'>

/** Sizes of the property's icon by their address. */
const squares: Readonly<Record<string, { size: number; frame: IconFrame }>> = {
  '/apple-touch-icon.png': { size: 180, frame: { inset: 0.16, round: 0 } },
  '/icons/icon-96.png': { size: 96, frame: { inset: 0.14, round: 14 } },
  '/icons/icon-192.png': { size: 192, frame: { inset: 0.14, round: 14 } },
  '/icons/icon-512.png': { size: 512, frame: { inset: 0.14, round: 14 } },
  '/icons/icon-maskable-512.png': { size: 512, frame: { inset: 0.22, round: 0 } },
}
const tabSizes = [16, 32, 48]
const tabFrame: IconFrame = { inset: 0.1, round: 12 }
/** Largest size of the logo in e-mails and documents, in pixels. */
export const logoBox = { width: 720, height: 200, fit: 'inside', withoutEnlargement: true } as const
/** Seconds; pages request icons with the version of the look, so a new look shows at once. */
const day = 24 * 60 * 60

/** Serves icons, logo and colours of the property, made from the settings. To be registered without a prefix. */
export function brandServer(services: BrandServices): FastifyPluginAsync {
  const { db, files, pictures } = services
  const cache = new Map<string, Buffer>()
  const make = async (name: string, brand: Brand, draw: () => Promise<Buffer>): Promise<Buffer> => {
    const key = `${brand.version} ${brand.logo?.id} ${name}`
    const cachedIcon = cache.get(key)
    if (cachedIcon) return cachedIcon
    const icon = await pictures.run(draw)
    if (cache.size > 2 * Object.keys(squares).length) cache.clear()
    cache.set(key, icon)
    return icon
  }
  return async (app) => {
    answerErrors(app)
    for (const [path, { size, frame }] of Object.entries(squares))
      app.get(path, async (_request, reply) => {
        const brand = await readBrand(db)
        return send(reply, 'image/png', await make(path, brand, () => iconPng(brand, files, size, frame)))
      })
    app.get('/favicon.ico', async (_request, reply) => {
      const brand = await readBrand(db)
      const draw = async () =>
        icoOf(
          await Promise.all(
            tabSizes.map(async (size) => ({ size, png: await iconPng(brand, files, size, tabFrame) })),
          ),
        )
      return send(reply, 'image/x-icon', await make('ico', brand, draw))
    })
    app.get('/logo.png', async (_request, reply) => {
      const brand = await readBrand(db)
      const { logo } = brand
      if (!logo) throw notFound('The logo')
      const draw = async () => {
        const sharp = await loadSharp()
        return sharp(await readPicture(files, logo))
          .resize(logoBox)
          .png()
          .toBuffer()
      }
      return send(reply, 'image/png', await make('logo', brand, draw))
    })
    app.get('/brand.css', async (_request, reply) => {
      const { settings } = await readBrand(db)
      const tokens = Object.entries(paletteTokens(paletteOf(settings)))
      const rules = tokens.map(([name, colour]) => `${name}:${colour}`)
      // Doubled, so that it wins over the default colours, which later parts of a page load a second time.
      return send(reply, 'text/css; charset=utf-8', `:root:root{${rules.join(';')}}`)
    })
  }
}

/** An .ico file with the given PNG squares, smallest first. */
function icoOf(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(headBytes + entryBytes * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  for (const [index, { size, png }] of pictures.entries()) {
    const at = headBytes + entryBytes * index
    head.writeUInt8(size, at)
    head.writeUInt8(size, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(png.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += png.length
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}

const send = (reply: FastifyReply, type: string, content: Buffer | string) =>
  reply.headers({ 'content-type': type, 'cache-control': `public, max-age=${day}` }).send(content)
