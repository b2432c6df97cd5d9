import type { Choice, Words } from '@dvor/contract/declaration/field.ts'
import { bindShortWords, defaultLanguage } from '@dvor/format/language.ts'

/** Words of a declaration (label, hint, menu entry) in the language of the back office. */
export function declaredText(words: Words): string {
  const language = defaultLanguage()
  return language === 'sk' ? bindShortWords(words.sk) : words[language]
}

/** Label of a choice in the language of the back office, as it is searched: its short words may end a line. */
export const choiceText = ({ label }: Choice): string => label[defaultLanguage()]

/** Label of a value of a closed list in the language of the back office; undefined for an unknown value. */
export function labelIn(choices: readonly Choice[], value: unknown): string | undefined {
  const choice = choices.find((one) => one.value === value)
  return choice && choiceText(choice)
}

/** Choices with labels in the language of the back office, for inputs. */
export const localizedChoices = <C extends Choice>(
  choices: readonly C[],
): { value: C['value']; label: string }[] =>
  choices.map((choice) => ({ value: choice.value, label: choiceText(choice) }))
