import type { Language } from '@dvor/format/languages.ts'
import type { InLanguages } from '@dvor/texts/texts.ts'

const sk = 'len za pekného počasia, inak sa dohodneme na inom termíne alebo vrátime peniaze'

const words: InLanguages<string> = {
  sk,
  en: 'in good weather only; otherwise we agree on another time or return the money',
}

/** The condition of the weather in words; null where the service takes place in any. */
export const weatherFact = (service: { weather_dependent: boolean }, language: Language): string | null =>
  service.weather_dependent ? words[language] : null
