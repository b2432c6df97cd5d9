import { z } from 'zod'

/** One size of an uploaded picture in the three encodings that pages offer. */
export const imageFormat = z.object({
  width: z.int(),
  height: z.int(),
  avif: z.string().nullable(),
  webp: z.string(),
  jpeg: z.string(),
})

/** The part of a picture that stays in sight where it is cropped. */
export const pictureFocus = z.enum([
  'left-top',
  'top',
  'right-top',
  'left',
  'right',
  'left-bottom',
  'bottom',
  'right-bottom',
])
export type PictureFocus = z.infer<typeof pictureFocus>

export const uploadedFile = z.object({
  id: z.uuid(),
  name: z.string(),
  url: z.string(),
  mime: z.string(),
  size: z.int(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  alt: z.string().nullable(),
  /** Null: the middle. */
  focus: pictureFocus.nullish(),
  formats: z.array(imageFormat),
  /** ThumbHash in base64: the blurred colours to show until the picture arrives. */
  placeholder: z.string().nullable(),
})
export type UploadedFile = z.infer<typeof uploadedFile>

export const uploadLimits = {
  bytes: 25 * 1024 * 1024,
  pixels: 60_000_000,
  widths: [400, 800, 1200, 1600, 2400],
} as const

/** Types that file inputs accept; the server decides by the content. HEIC is what iPhones make. */
export const acceptedTypes = {
  image: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/heic', 'image/heif'],
  pdf: ['application/pdf'],
} as const

/** Alternative text of a picture for blind people. */
const altText = z.string().trim().max(300)

/**
 * Body of `PUT /upload/files/{id}`; a null or empty `alt` means a decorative picture, a null `focus` its middle. What is
 * left out stays.
 */
export const fileEdit = z
  .strictObject({ alt: altText.nullable().optional(), focus: pictureFocus.nullable().optional() })
  .refine((edit) => Object.keys(edit).length > 0, { error: 'required' })
export type FileEdit = z.infer<typeof fileEdit>

/**
 * Fields of `POST /upload` beside `files`: the owner of the files; or none, or `data` with an empty object, for
 * pictures of the rich editor.
 */
export const uploadFields = z.union([
  z.strictObject({
    ref: z.string().min(1).max(60),
    refId: z.uuid(),
    field: z.string().min(1).max(60),
    alt: altText.optional(),
  }),
  z.strictObject({ data: z.literal('{}').optional(), alt: altText.optional() }),
])
export type UploadFields = z.infer<typeof uploadFields>
