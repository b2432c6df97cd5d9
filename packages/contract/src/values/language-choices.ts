import { foreignLanguages, inEachLanguage, languages, type Language } from '@dvor/format/languages.ts'
import { language } from './values.ts'

const labels = inEachLanguage((value) => {
  const { ownName } = languages[value]
  return { sk: ownName, en: ownName }
})

const choiceOf = <L extends Language>(value: L) => ({ value, label: labels[value] })

/** The languages of guests as choices, each by the name that its speakers use. */
export const languageChoices = language.options.map((value) => choiceOf(value))

/** The same without the property's own language. */
export const foreignLanguageChoices = foreignLanguages.map((value) => choiceOf(value))
