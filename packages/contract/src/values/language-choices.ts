import { languages, type Language } from '@dvor/format/languages.ts'
import { language } from './values.ts'

const choiceOf = (value: Language) => {
  const { ownName } = languages[value]
  return { value, label: { sk: ownName, en: ownName } }
}

/** The languages of guests as choices, each by the name that its speakers use. */
export const languageChoices = language.options.map(choiceOf)
