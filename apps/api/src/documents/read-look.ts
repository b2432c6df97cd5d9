import { loadSharp } from '../platform/files/load-sharp.ts'
import { readBrand } from '../property/brand/queries.ts'
import { readPicture } from '../property/brand/read-picture.ts'
import { logoBox } from '../property/brand/serve.ts'
import type { DocumentLook } from './drawing/draw-style.ts'
import type { DocumentServices } from './services.ts'

/** Colour and logo of the property, as documents show them. */
export async function readDocumentLook({
  db,
  files,
}: Pick<DocumentServices, 'db' | 'files'>): Promise<DocumentLook> {
  const { settings, logo } = await readBrand(db)
  if (!logo) return { accent: settings.colour_primary, logo: null }
  const sharp = await loadSharp()
  const png = await sharp(await readPicture(files, logo))
    .resize(logoBox)
    .png()
    .toBuffer()
  return { accent: settings.colour_primary, logo: `data:image/png;base64,${png.toString('base64')}` }
}
