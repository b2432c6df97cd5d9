import type { Collection } from '@dvor/contract/declaration/collection.ts'
import type { Choice, Field } from '@dvor/contract/declaration/field.ts'
import { bindShortWords, defaultLanguage, type Language } from '@dvor/format/language.ts'
import { boundTexts } from './bound-texts.ts'

let english: Readonly<Record<string, string>> = {}

/** Sets the English of declared texts, by the Slovak text. */
export function declareEnglish(texts: Readonly<Record<string, string>>): void {
  english = texts
}

/** A text of a declaration (label, hint, menu entry) in the language of the back office. */
export const declaredText = (text: string): string =>
  defaultLanguage() === 'en' ? (english[text] ?? text) : bindShortWords(text)

/** Label of a choice in the language of the back office. */
export const choiceText = ({ label, english: inEnglish }: Choice): string =>
  defaultLanguage() === 'en' ? inEnglish : label

/** Label of a value of a closed list in the language of the back office; undefined for an unknown value. */
export function labelIn(choices: readonly Choice[], value: unknown): string | undefined {
  const choice = choices.find((one) => one.value === value)
  return choice && choiceText(choice)
}

/** Choices with labels in the language of the back office, for inputs. */
export const localizedChoices = <C extends Choice>(choices: readonly C[]): C[] =>
  choices.map((choice) => ({ ...choice, label: choiceText(choice) }))

const copies: Readonly<Record<Language, WeakMap<Collection, Collection>>> = {
  sk: new WeakMap(),
  en: new WeakMap(),
}

/** The declaration with its texts in the language of the back office; always the same object for one declaration. */
export function localized<C extends Collection>(collection: C): C {
  const language = defaultLanguage()
  const known = copies[language].get(collection)
  if (known) return known as C
  const fieldIn = language === 'en' ? englishField : slovakField
  const fields = Object.entries(collection.fields).map(([key, field]) => [key, fieldIn(field)])
  const copy = {
    ...collection,
    label: language === 'en' ? collection.english : boundTexts(collection.label),
    fields: Object.fromEntries(fields),
  } as C
  copies[language].set(collection, copy)
  copies[language].set(copy, copy)
  return copy
}

function englishField(field: Field): Field {
  const choices = 'choices' in field && { choices: localizedChoices(field.choices) }
  return { ...field, ...field.english, ...choices } as Field
}

/** Labels of choices are left as they are: a choice is searched by them. */
function slovakField(field: Field): Field {
  const { label, help, section } = field
  return { ...field, ...boundTexts({ label, help, section }) } as Field
}
