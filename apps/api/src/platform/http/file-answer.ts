import { apiError } from '@dvor/contract/errors/errors.ts'
import { z } from 'zod'

const bytes = z.unknown().meta({ type: 'string', format: 'binary' })

/** OpenAPI description of a call that answers with a file of this content type. */
export const fileAnswer = (contentType: string) => ({
  200: { description: 'Súbor', content: { [contentType]: { schema: bytes } } },
  default: apiError,
})
