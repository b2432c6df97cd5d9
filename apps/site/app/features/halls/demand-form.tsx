import type { Day } from '@dvor/format/days.ts'
import { TextField } from '@dvor/ui/field.tsx'
import { EnquiryForm } from '../enquiry/enquiry-form.tsx'
import { fieldOf, MessageField, PersonFields } from '../enquiry/enquiry-fields.tsx'
import type { EnquiryAnswer } from '../enquiry/enquiry-answer.ts'
import type { EnquiryWords } from '../enquiry/load-form.ts'
import { enquiryWords } from '../enquiry/enquiry-words.ts'
import { HallChoice } from './hall-choice.tsx'
import { useLanguage, useWords } from '../../core/language/use-language.ts'
import classes from '../enquiry/enquiry.module.css'

interface DemandFormProps {
  words: EnquiryWords
  answer: EnquiryAnswer | undefined
  sent: boolean
  halls: readonly { id: string; title: string }[]
  /** The hall of the link. */
  chosen: string | undefined
  /** Today in the property's time zone, the first day that can be asked for. */
  today: Day
}

/** The enquiry about a hall. */
export function DemandForm({ words, answer, sent, halls, chosen, today }: DemandFormProps) {
  const language = useLanguage()
  const texts = useWords(enquiryWords)
  const optionalText = texts.optional
  const day = { type: 'date', min: today, optionalText }
  return (
    <EnquiryForm words={words} answer={answer} sent={sent} path="/saly" submitLabel={texts.sendDemand}>
      <HallChoice halls={halls} answer={answer} chosen={chosen} none={texts.anyHall} />
      <div className={classes.pair}>
        <TextField
          {...fieldOf('event_type', answer, language)}
          help={texts.eventHelp}
          maxLength={300}
          optionalText={optionalText}
        />
        <TextField
          {...fieldOf('persons', answer, language)}
          inputMode="numeric"
          maxLength={6}
          optionalText={optionalText}
        />
        <TextField {...fieldOf('day_from', answer, language)} {...day} />
        <TextField {...fieldOf('day_to', answer, language)} {...day} />
      </div>
      <PersonFields answer={answer} />
      <MessageField answer={answer} optionalText={optionalText} />
    </EnquiryForm>
  )
}
