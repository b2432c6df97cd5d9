import { loadSharp } from '../../platform/files/load-sharp.ts'
import type { Services } from '../../platform/services.ts'
import { iconPng } from '../../property/brand/icon-tile.ts'
import type { Brand } from '../../property/brand/queries.ts'
import { readPicture } from '../../property/brand/read-picture.ts'
import { applePass } from './apple-pass.ts'
import { findPassSubject } from './find-subject.ts'
import { googlePassAddress } from './google-pass.ts'
import { signedArchive } from './signed-archive.ts'

/** Points of an icon and of the largest logo on a pass. Source: Apple, Human Interface Guidelines, Wallet. */
const iconPoints = 29

const logoPoints = { width: 160, height: 50 }

/** Endings of file names with the pixels of a point. */
const scales = { '': 1, '@2x': 2, '@3x': 3 } as const

const frame = { inset: 0.14, round: 0 }

/** The pass of a reservation as a file for Apple's wallet. @throws ApiError `not_found` */
export async function makeApplePass(services: Services, token: string): Promise<Buffer> {
  const { facts, brand, keys } = await findPassSubject(services, token, 'apple')
  const content = Buffer.from(JSON.stringify(applePass(facts, brand, keys)))
  const pictures = await passPictures(brand, services)
  return signedArchive({ 'pass.json': content, ...pictures }, keys, services.clock.now())
}

/** Icon and logo of the property in the sizes of Apple's wallet, by file name. */
function passPictures(
  brand: Brand,
  { files, pictures }: Pick<Services, 'files' | 'pictures'>,
): Promise<Record<string, Uint8Array>> {
  return pictures.run(async () => {
    const logo = brand.logo && (await readPicture(files, brand.logo))
    const pictures: Record<string, Uint8Array> = {}
    for (const [ending, scale] of Object.entries(scales)) {
      pictures[`icon${ending}.png`] = await iconPng(brand, files, iconPoints * scale, frame)
      if (logo) pictures[`logo${ending}.png`] = await logoPng(logo, scale)
    }
    return pictures
  })
}

async function logoPng(logo: Buffer, scale: number): Promise<Buffer> {
  const sharp = await loadSharp()
  return sharp(logo)
    .resize({ width: logoPoints.width * scale, height: logoPoints.height * scale, fit: 'inside' })
    .png()
    .toBuffer()
}

/** The address that adds the pass of a reservation to Google's wallet. @throws ApiError `not_found` */
export async function makeGooglePass(services: Services, token: string): Promise<string> {
  const { facts, brand, keys } = await findPassSubject(services, token, 'google')
  const { publicUrl, clock } = services
  return googlePassAddress(facts, { keys, settings: brand.settings, publicUrl, now: clock.now() })
}
