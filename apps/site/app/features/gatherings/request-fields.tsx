import { CheckField, TextAreaField } from '@dvor/ui/field.tsx'
import { ContactFields } from '../../core/forms/contact-fields.tsx'
import { contactWords, requestWords } from '@dvor/texts/areas.ts'
import { FormSection } from '../../core/forms/form-card.tsx'
import { useFormats } from '../../core/language/formats.ts'
import { OwnersText } from '../../core/language/owners-text.tsx'
import { useWords } from '../../core/language/use-language.ts'
import { formFieldId, useFormField } from '../enquiry/form-field.ts'
import type { HoldableRoom, RequestData } from './load-request.ts'
import type { RequestAnswer } from './send-request.ts'
import classes from './gatherings.module.css'

export interface RequestFieldsProps {
  data: RequestData
  answer: RequestAnswer | undefined
}

/** Begins the ids of the form's fields. */
export const requestId = 'spolu'

const useRequestField = (answer: RequestAnswer | undefined) =>
  useFormField({ id: requestId, words: useWords(requestWords), answer })

/** The free rooms to choose from, those of a refused form chosen. */
export function RoomFields({ data, answer }: RequestFieldsProps) {
  const words = useWords(requestWords)
  const { countOf } = useFormats()
  const { id, error, defaultValue = '' } = useRequestField(answer)('units')
  const ids = new Set(defaultValue.split(','))
  return (
    <FormSection title={words.rooms} text={words.roomsHelp(countOf(data.rules?.leastRooms ?? 0, 'unit'))}>
      {error && (
        <p id={id} tabIndex={-1} className="ui-field__error">
          {error}
        </p>
      )}
      <div className={classes.roomList}>
        {data.rooms.filter(isFree).map((room) => (
          <RoomField key={room.id} room={room} isChosen={ids.has(room.id)} />
        ))}
      </div>
      <TakenRooms rooms={data.rooms} />
    </FormSection>
  )
}

export const isFree = ({ restrictions }: HoldableRoom): boolean => restrictions.length === 0

function RoomField({ room: { id, title, sleeps }, isChosen }: { room: HoldableRoom; isChosen: boolean }) {
  const words = useWords(requestWords)
  const { countOf } = useFormats()
  return (
    <CheckField
      id={formFieldId(requestId, id)}
      name="units"
      value={id}
      label={
        <>
          <OwnersText>{title}</OwnersText>{' '}
          <span className={classes.sleeps}>{words.sleeps(countOf(sleeps, 'person'))}</span>
        </>
      }
      defaultChecked={isChosen}
    />
  )
}

function TakenRooms({ rooms }: Pick<RequestData, 'rooms'>) {
  const words = useWords(requestWords)
  const takenRooms = rooms.filter((room) => !isFree(room))
  if (takenRooms.length === 0) return null
  return (
    <p className={classes.small}>
      {words.refused} <OwnersText>{takenRooms.map(({ title }) => title).join(', ')}</OwnersText>.
    </p>
  )
}

/** Name, contact and a word for the others. */
export function OrganiserFields({ answer }: RequestFieldsProps) {
  const words = useWords(requestWords)
  const { optional } = useWords(contactWords)
  const field = useRequestField(answer)
  return (
    <FormSection title={words.you}>
      <ContactFields field={field} isPhoneOptional />
      <TextAreaField
        {...field('message')}
        rows={3}
        maxLength={1000}
        help={words.messageHelp}
        optionalText={optional}
      />
    </FormSection>
  )
}
