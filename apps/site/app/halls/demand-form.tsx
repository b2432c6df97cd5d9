import type { Day } from '@dvor/format/days.ts'
import { SelectField, TextField } from '@dvor/ui/field.tsx'
import { EnquiryForm } from '../enquiry/enquiry-form.tsx'
import { fieldOf, MessageField, optionalText, PersonFields } from '../enquiry/enquiry-fields.tsx'
import type { EnquiryAnswer } from '../enquiry/enquiry-answer.ts'
import type { EnquiryWords } from '../enquiry/load-form.ts'

interface DemandFormProps {
  words: EnquiryWords
  answer: EnquiryAnswer | undefined
  sent: boolean
  halls: readonly { id: string; title: string }[]
  /** The hall that a link brought along. */
  chosen: string | undefined
  /** The house's day, before which nothing can be celebrated. */
  today: Day
}

/** The enquiry about a hall. */
export function DemandForm({ words, answer, sent, halls, chosen, today }: DemandFormProps) {
  const day = { type: 'date', min: today, optionalText }
  const hall = fieldOf('hall', answer)
  return (
    <EnquiryForm words={words} answer={answer} sent={sent} path="/saly" submitLabel="Odoslať dopyt">
      <SelectField key={chosen} {...hall} defaultValue={chosen ?? hall.defaultValue ?? ''}>
        <option value="">Neviem, poraďte nám</option>
        {halls.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
      <div className="enquiry__pair">
        <TextField
          {...fieldOf('event_type', answer)}
          help="Napríklad svadba, krst alebo porada."
          maxLength={300}
          optionalText={optionalText}
        />
        <TextField
          {...fieldOf('persons', answer)}
          inputMode="numeric"
          maxLength={6}
          optionalText={optionalText}
        />
        <TextField {...fieldOf('day_from', answer)} {...day} />
        <TextField {...fieldOf('day_to', answer)} {...day} />
      </div>
      <PersonFields answer={answer} />
      <MessageField answer={answer} optionalText={optionalText} />
    </EnquiryForm>
  )
}
