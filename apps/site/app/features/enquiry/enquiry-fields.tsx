import { TextAreaField, TextField } from '@dvor/ui/field.tsx'
import { enquiryWords } from '@dvor/texts/areas.ts'
import type { ComponentProps } from 'react'
import { PhoneField } from '../../core/forms/contact-fields.tsx'
import { EmailField } from '../../core/forms/email-field.tsx'
import { useWords } from '../../core/language/use-language.ts'
import type { EnquiryAnswer } from './enquiry-answer.ts'
import { useFormField } from './form-field.ts'
import classes from './enquiry.module.css'

export interface FieldsProps {
  answer: EnquiryAnswer | undefined
}

/** Begins the ids of the fields of an enquiry. */
export const enquiryId = 'dopyt'

/** Returns the attributes of a field of an enquiry. */
export const useEnquiryField = (answer: EnquiryAnswer | undefined) =>
  useFormField({ id: enquiryId, words: useWords(enquiryWords), answer })

/** Name and contact of the sender. */
export function PersonFields({ answer }: FieldsProps) {
  const field = useEnquiryField(answer)
  return (
    <>
      <TextField {...field('name')} autoComplete="name" maxLength={100} required />
      <div className={classes.pair}>
        <EmailField {...field('email')} />
        <PhoneField {...field('phone')} isOptional />
      </div>
    </>
  )
}

type MessageProps = FieldsProps &
  Pick<ComponentProps<typeof TextAreaField>, 'required' | 'optionalText' | 'defaultValue'>

export function MessageField({ answer, ...rest }: MessageProps) {
  return <TextAreaField {...useEnquiryField(answer)('message')} rows={6} maxLength={5000} {...rest} />
}
