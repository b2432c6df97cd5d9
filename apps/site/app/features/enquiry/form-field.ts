import { fieldText } from '../../core/forms/problem-text.ts'
import { useLanguage } from '../../core/language/use-language.ts'
import type { EnquiryAnswer } from './enquiry-answer.ts'

/** Words of a form's fields by their names in the API. */
export interface FieldWords<Name extends string> {
  labels: Readonly<Record<Name, string>>
  /** Sentence about a mistake in a field, where the usual one would not help. */
  wrong?: Readonly<Partial<Record<Name, string>>>
}

/** A form on its page. */
export interface FormProps<Name extends string> {
  /** Begins the ids of its fields. */
  id: string
  words: FieldWords<Name>
  answer: EnquiryAnswer | undefined
  /** Values before anything was sent. */
  values?: Readonly<Record<string, string>>
}

export const formFieldId = (form: string, name: string): string => `${form}-${name}`

/** Returns the attributes of a field: id, label, typed value and error. */
export function useFormField<Name extends string>({ id, words, answer, values = {} }: FormProps<Name>) {
  const language = useLanguage()
  const typed = answer?.values ?? values
  const errorOf = (name: Name) => {
    const issue = answer?.issues.find(({ path }) => path === name)
    if (!issue) return undefined
    const isEmpty = typed[name]?.trim() === ''
    return words.wrong?.[name] ?? fieldText({ ...issue, ...(isEmpty && { code: 'required' }) }, language)
  }
  return (name: Name) => ({
    id: formFieldId(id, name),
    name,
    label: words.labels[name],
    defaultValue: typed[name],
    error: errorOf(name),
  })
}
