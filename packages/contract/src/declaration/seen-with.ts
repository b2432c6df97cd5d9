import type { z } from 'zod'
import type { Permission } from '../accounts/permissions.ts'

/** Key of the permission in a schema's metadata, and so in the API reference. */
export const seesKey = 'x-sees'

/**
 * The schema of a value that people of the property see with a permission alone: without it the value is absent from
 * answers. Its type says what those see who have it. Answers to guests by their link are whole.
 */
export const seenWith = <S extends z.ZodType>(permission: Permission, schema: S): S =>
  schema.meta({ [seesKey]: permission })
