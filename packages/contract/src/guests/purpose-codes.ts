import { z } from 'zod'
import { day } from '../values/values.ts'
import { stayPurpose } from './guest-register.ts'

/** Persons for whom a code of the police's list stands: nationals who need a visa, those who need none, or all. */
export const visaDuties = [
  { value: 'any', label: { sk: 'všetci', en: 'everybody' } },
  { value: 'required', label: { sk: 's vízovou povinnosťou', en: 'who need a visa' } },
  { value: 'free', label: { sk: 'bez vízovej povinnosti', en: 'who need no visa' } },
] as const

/**
 * A row of the code list of purposes of stay that the Ministry of the Interior issues for the electronic report of
 * foreigners, from a day of arrival on.
 */
export const purposeCode = z.strictObject({
  valid_from: day,
  purpose: stayPurpose,
  visa: z.enum(visaDuties.map(({ value }) => value)),
  code: z
    .string()
    .trim()
    .regex(/^[\p{L}\d.-]{1,10}$/u),
})
export type PurposeCode = z.infer<typeof purposeCode>

/**
 * The part of the list that public sources name: 93 is tourism of nationals who need a visa (exalogic.sk, help of
 * OBERON, read on 23 November 2026; the electronic report exists since 15 January 2016). The owner adds the others.
 */
export const knownPurposeCodes: PurposeCode[] = [
  { valid_from: '2016-01-15', purpose: 'holiday', visa: 'required', code: '93' },
]
