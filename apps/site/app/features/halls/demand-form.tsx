import type { Day } from '@dvor/format/days.ts'
import { TextField } from '@dvor/ui/field.tsx'
import { demandWords, enquiryWords } from '@dvor/texts/areas.ts'
import { FormSection } from '../../core/forms/form-card.tsx'
import { useWords } from '../../core/language/use-language.ts'
import { DayFields } from '../calendar/sheet/day-fields.tsx'
import { EnquiryForm } from '../enquiry/enquiry-form.tsx'
import { MessageField, PersonFields, useEnquiryField } from '../enquiry/enquiry-fields.tsx'
import type { EnquiryAnswer } from '../enquiry/enquiry-answer.ts'
import type { EnquiryWords } from '../enquiry/load-form.ts'
import { HallChoice } from './hall-choice.tsx'
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

const loadSheet = () => import('./event-sheet.tsx').then(({ EventSheet }) => EventSheet)

/** The enquiry about a hall. */
export function DemandForm({ words, answer, sent, halls, chosen, today }: DemandFormProps) {
  const { anyHall, eventHelp, sendDemand, optional: optionalText } = useWords(enquiryWords)
  const { steps, event, you, openSheet } = useWords(demandWords)
  const field = useEnquiryField(answer)
  return (
    <EnquiryForm {...{ words, answer, sent, steps }} path="/saly" submitLabel={sendDemand}>
      <FormSection title={event}>
        <HallChoice halls={halls} answer={answer} chosen={chosen} none={anyHall} />
        <DayFields
          fields={[
            { ...field('day_from'), optionalText },
            { ...field('day_to'), optionalText },
          ]}
          first={today}
          least={0}
          label={openSheet}
          load={loadSheet}
        />
        <div className={classes.pair}>
          <TextField {...field('event_type')} help={eventHelp} maxLength={300} optionalText={optionalText} />
          <TextField {...field('persons')} inputMode="numeric" maxLength={6} optionalText={optionalText} />
        </div>
        <MessageField answer={answer} optionalText={optionalText} />
      </FormSection>
      <FormSection title={you}>
        <PersonFields answer={answer} />
      </FormSection>
    </EnquiryForm>
  )
}
