import { z } from 'zod'
import { translationLanguage } from '../translations/translations.ts'
import { language } from '../values/values.ts'

export const ownersTextsQuery = z.strictObject({ locale: language })

/**
 * `GET /owners-texts`: the owner's short texts (names of units, services, seasons, plans, ages …) by the Slovak ones; in
 * English those that the asked language lacks.
 */
export const ownersTexts = z.partialRecord(translationLanguage, z.record(z.string(), z.string()))
