import { TextAreaField, TextField } from '@dvor/ui/field.tsx'
import type { ComponentProps } from 'react'
import type { EnquiryAnswer } from './enquiry-answer.ts'
import { enquiryFieldId } from './enquiry-form.tsx'
import { enquiryIssue, fieldLabels } from './enquiry-texts.ts'

export interface FieldsProps {
  answer: EnquiryAnswer | undefined
}

/** What every field of a form shares: its label, what was typed before, and what is wrong with it. */
export function fieldOf(name: string, answer: EnquiryAnswer | undefined) {
  return {
    id: enquiryFieldId(name),
    name,
    label: fieldLabels[name],
    defaultValue: answer?.values[name],
    error: answer && enquiryIssue(answer, name),
  }
}

export const optionalText = 'nepovinné'

/** Who writes, and how an answer reaches them. */
export function PersonFields({ answer }: FieldsProps) {
  return (
    <>
      <TextField {...fieldOf('name', answer)} autoComplete="name" maxLength={100} required />
      <TextField {...fieldOf('email', answer)} type="email" autoComplete="email" maxLength={254} required />
      <TextField
        {...fieldOf('phone', answer)}
        type="tel"
        autoComplete="tel"
        maxLength={30}
        optionalText={optionalText}
      />
    </>
  )
}

type MessageProps = FieldsProps & Pick<ComponentProps<typeof TextAreaField>, 'required' | 'optionalText'>

export function MessageField({ answer, ...rest }: MessageProps) {
  return <TextAreaField {...fieldOf('message', answer)} rows={6} maxLength={5000} {...rest} />
}
