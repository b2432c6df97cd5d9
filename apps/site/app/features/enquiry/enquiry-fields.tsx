import type { Language } from '@dvor/contract/values/values.ts'
import { TextAreaField, TextField } from '@dvor/ui/field.tsx'
import type { ComponentProps } from 'react'
import type { EnquiryAnswer } from './enquiry-answer.ts'
import { enquiryFieldId } from './enquiry-form.tsx'
import { useLanguage, useWords } from '../../core/language/use-language.ts'
import { enquiryIssue, fieldLabel } from './enquiry-texts.ts'
import { enquiryWords } from './enquiry-words.ts'

export interface FieldsProps {
  answer: EnquiryAnswer | undefined
}

/** Properties shared by all fields of a form: label, earlier value and error. */
export function fieldOf(name: string, answer: EnquiryAnswer | undefined, language: Language) {
  return {
    id: enquiryFieldId(name),
    name,
    label: fieldLabel(name, language),
    defaultValue: answer?.values[name],
    error: answer && enquiryIssue(answer, name, language),
  }
}

/** Name and contact of the sender. */
export function PersonFields({ answer }: FieldsProps) {
  const language = useLanguage()
  const { optional } = useWords(enquiryWords)
  return (
    <>
      <TextField {...fieldOf('name', answer, language)} autoComplete="name" maxLength={100} required />
      <TextField
        {...fieldOf('email', answer, language)}
        type="email"
        autoComplete="email"
        maxLength={254}
        required
      />
      <TextField
        {...fieldOf('phone', answer, language)}
        type="tel"
        autoComplete="tel"
        maxLength={30}
        optionalText={optional}
      />
    </>
  )
}

type MessageProps = FieldsProps &
  Pick<ComponentProps<typeof TextAreaField>, 'required' | 'optionalText' | 'defaultValue'>

export function MessageField({ answer, ...rest }: MessageProps) {
  const language = useLanguage()
  return <TextAreaField {...fieldOf('message', answer, language)} rows={6} maxLength={5000} {...rest} />
}
