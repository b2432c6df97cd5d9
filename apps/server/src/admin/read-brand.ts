import { brandVersion, paletteOf } from '@dvor/contract/values/palette.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { AdminBrand } from './brand-head.ts'

const settings = z.object({
  business_name: z.string(),
  colour_primary: z.string(),
  colour_accent: z.string(),
  colour_paper: z.string(),
  icon: z.object({ id: z.string() }).nullable(),
  sample_mode: z.boolean(),
})

/** Reads the look of the property from the API inside the process; public reads come from memory there. */
export function brandReader(app: FastifyInstance): () => Promise<AdminBrand | null> {
  return async () => {
    const answer = await app.inject({ url: '/api/global-settings' })
    const read = settings.safeParse(answer.statusCode === 200 ? answer.json() : null)
    if (!read.success) return null
    const { data } = read
    return { name: data.business_name, palette: paletteOf(data), version: brandVersion(data) }
  }
}
