import { z } from 'zod'
import { fileEdit, uploadedFile } from '../../values/uploads.ts'
import { id } from '../../values/values.ts'
import { declareCalls } from '../call.ts'
import { uploadPaths } from './content-paths.ts'

/** The form of an upload; a stream reads and checks it. */
const uploadForm = z.object({
  files: z.array(z.file()),
  ref: z.string().optional(),
  refId: id.optional(),
  field: z.string().optional(),
  alt: z.string().optional(),
  data: z.literal('{}').optional(),
})

const access = 'content.edit'
/** People who add pictures to records of theirs; the record's own permission decides. */
const or = ['tasks.edit', 'housekeeping.work'] as const

/** Uploading, describing and removing files; reading their records, as clients of Strapi 3 do. */
export const uploadCalls = declareCalls('upload', uploadPaths, {
  upload: { access, or, summary: 'Nahratie súborov', body: uploadForm, answer: z.array(uploadedFile) },
  list: { access, summary: 'Nahraté súbory', answer: z.array(uploadedFile) },
  count: { access, summary: 'Počet nahratých súborov', answer: z.int() },
  single: { access, summary: 'Nahratý súbor', answer: uploadedFile },
  search: {
    access,
    summary: 'Súbory podľa názvu a popisu',
    params: z.object({ text: z.string().max(100) }),
    answer: z.array(uploadedFile),
  },
  describe: { access, or, summary: 'Popis obrázka', body: fileEdit, answer: uploadedFile },
  delete: { access, or, summary: 'Odstránenie súboru vo všetkých formátoch', answer: uploadedFile },
})
