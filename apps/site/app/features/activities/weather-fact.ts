import type { Language } from '@dvor/format/languages.ts'
import { weatherWords } from '@dvor/texts/areas.ts'

/** The condition of the weather in words; null where the service takes place in any. */
export const weatherFact = (service: { weather_dependent: boolean }, language: Language): string | null =>
  service.weather_dependent ? weatherWords[language] : null
