import { TextField } from '@dvor/ui/field.tsx'
import type { ComponentProps, ReactNode } from 'react'
import { useWords } from '../language/use-language.ts'
import { contactWords } from '@dvor/texts/areas.ts'
import { EmailField } from './email-field.tsx'
import classes from './contact-fields.module.css'

type Field = ComponentProps<typeof TextField>

interface ContactFieldsProps {
  /** Returns id, name, label, value and error of a field. */
  field: (name: 'first_name' | 'last_name' | 'email' | 'phone') => Field
  /** Called with a corrected address that the guest accepts, where the form keeps its values. */
  onCorrect?: (email: string) => void
  isPhoneOptional?: boolean
  /** Further fields of the same grid. */
  children?: ReactNode
}

/** Name and contact of a guest. */
export function ContactFields({ field, onCorrect, isPhoneOptional, children }: ContactFieldsProps) {
  return (
    <div className={classes.contact}>
      <TextField {...field('first_name')} autoComplete="given-name" maxLength={100} required />
      <TextField {...field('last_name')} autoComplete="family-name" maxLength={100} required />
      <EmailField {...field('email')} onCorrect={onCorrect} />
      <PhoneField {...field('phone')} isOptional={isPhoneOptional} />
      {children}
    </div>
  )
}

/** The guest's phone number. */
export function PhoneField({ isOptional = false, ...field }: Field & { isOptional?: boolean | undefined }) {
  const { optional, phoneHelp } = useWords(contactWords)
  return (
    <TextField
      {...field}
      type="tel"
      autoComplete="tel"
      inputMode="tel"
      maxLength={30}
      help={phoneHelp}
      {...(isOptional ? { optionalText: optional } : { required: true })}
    />
  )
}
