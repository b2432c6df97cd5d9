import type { Services } from '../../platform/services.ts'
import { applePass } from './apple-pass.ts'
import { findPassSubject } from './find-subject.ts'
import { googlePassAddress } from './google-pass.ts'
import { passPictures } from './pass-pictures.ts'
import { signedArchive } from './signed-archive.ts'

/** The pass of a reservation as a file for Apple's wallet. @throws ApiError `not_found` */
export async function makeApplePass(services: Services, token: string): Promise<Buffer> {
  const { facts, brand, keys } = await findPassSubject(services, token, 'apple')
  const content = Buffer.from(JSON.stringify(applePass(facts, brand, keys)))
  const pictures = await passPictures(brand, services)
  return signedArchive({ 'pass.json': content, ...pictures }, keys, services.clock.now())
}

/** The address that adds the pass of a reservation to Google's wallet. @throws ApiError `not_found` */
export async function makeGooglePass(services: Services, token: string): Promise<string> {
  const { facts, brand, keys } = await findPassSubject(services, token, 'google')
  const { publicUrl, clock } = services
  return googlePassAddress(facts, { keys, settings: brand.settings, publicUrl, now: clock.now() })
}
