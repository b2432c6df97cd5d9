import { SelectField } from '@dvor/ui/field.tsx'
import type { EnquiryAnswer } from '../enquiry/enquiry-answer.ts'
import { useEnquiryField } from '../enquiry/enquiry-fields.tsx'

interface HallChoiceProps {
  halls: readonly { id: string; title: string }[]
  answer: EnquiryAnswer | undefined
  /** Id of the hall of the link. */
  chosen?: string
  /** Words for no hall. */
  none: string
}

/** The choice of a hall in a form; nothing where the property has no hall. */
export function HallChoice({ halls, answer, chosen, none }: HallChoiceProps) {
  const field = useEnquiryField(answer)('hall')
  if (halls.length === 0) return null
  return (
    <SelectField key={chosen} {...field} defaultValue={chosen ?? field.defaultValue ?? ''}>
      <option value="">{none}</option>
      {halls.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </SelectField>
  )
}
