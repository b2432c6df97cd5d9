import { z } from 'zod'

const googleText = z.strictObject({
  defaultValue: z.strictObject({ language: z.string(), value: z.string().min(1) }),
})
/** Fields of a token that Google documents for a generic pass. */
export const googlePayload = z.strictObject({
  genericClasses: z.tuple([z.strictObject({ id: z.string() })]),
  genericObjects: z.tuple([
    z.strictObject({
      id: z.string().regex(/^\d+\.[\w.-]+$/),
      classId: z.string(),
      genericType: z.literal('GENERIC_RESERVATIONS'),
      cardTitle: googleText,
      header: googleText,
      hexBackgroundColor: z.string().regex(/^#[0-9a-f]{6}$/),
      logo: z.strictObject({ sourceUri: z.strictObject({ uri: z.url() }) }),
      validTimeInterval: z.strictObject({ end: z.strictObject({ date: z.iso.datetime() }) }),
      barcode: z.strictObject({ type: z.literal('QR_CODE'), value: z.url(), alternateText: z.string() }),
      textModulesData: z.array(z.strictObject({ id: z.string(), header: z.string(), body: z.string() })),
    }),
  ]),
})
