import { CheckField, TextAreaField, TextField } from '@dvor/ui/field.tsx'
import { fieldText } from '../../core/forms/problem-text.ts'
import { useFormats } from '../../core/language/formats.ts'
import { OwnersText } from '../../core/language/owners-text.tsx'
import { useLanguage, useWords } from '../../core/language/use-language.ts'
import type { HoldableRoom, RequestData } from './load-request.ts'
import { requestWords } from './request-words.ts'
import type { RequestAnswer } from './send-request.ts'
import formClasses from '../../core/forms/form-page.module.css'
import classes from './gatherings.module.css'

export interface RequestFieldsProps {
  data: RequestData
  answer: RequestAnswer | undefined
}

export const requestFieldId = (name: string): string => `spolu-${name}`

/** Returns label, value and error of a field. */
export function useRequestField({ answer }: Pick<RequestFieldsProps, 'answer'>) {
  const { labels, wrong } = useWords(requestWords)
  const language = useLanguage()
  const values = answer?.values ?? {}
  const errorOf = (name: string) => {
    const issue = answer?.issues.find(({ path }) => path === name)
    if (!issue) return undefined
    const own: Readonly<Record<string, string>> = wrong
    return own[name] ?? fieldText({ ...issue, ...(values[name] === '' && { code: 'required' }) }, language)
  }
  return (name: keyof typeof labels) => ({
    id: requestFieldId(name),
    name,
    label: labels[name],
    defaultValue: values[name],
    error: errorOf(name),
  })
}

/** The free rooms to choose from, those of a refused form chosen; at first all that are free. */
export function RoomFields({ data, answer }: RequestFieldsProps) {
  const words = useWords(requestWords)
  const { countOf } = useFormats()
  const { error } = useRequestField({ answer })('units')
  const free = data.rooms.filter(isFree)
  const chosen = new Set(answer?.values['units']?.split(',') ?? [])
  return (
    <fieldset className={formClasses.fields}>
      <legend>{words.rooms}</legend>
      <p className={classes.small}>{words.roomsHelp(countOf(data.rules?.leastRooms ?? 0, 'unit'))}</p>
      {error && (
        <p id={requestFieldId('units')} tabIndex={-1} className={formClasses.error}>
          {error}
        </p>
      )}
      <div className={classes.roomList}>
        {free.map((room) => (
          <RoomField key={room.id} room={room} isChosen={chosen.has(room.id)} />
        ))}
      </div>
      <TakenRooms rooms={data.rooms} />
    </fieldset>
  )
}

export const isFree = ({ restrictions }: HoldableRoom): boolean => restrictions.length === 0

function RoomField({ room: { id, title, sleeps }, isChosen }: { room: HoldableRoom; isChosen: boolean }) {
  const words = useWords(requestWords)
  const { countOf } = useFormats()
  return (
    <CheckField
      id={requestFieldId(id)}
      name="units"
      value={id}
      label={
        <>
          <OwnersText>{title}</OwnersText>{' '}
          <span className={classes.small}>{words.sleeps(countOf(sleeps, 'person'))}</span>
        </>
      }
      defaultChecked={isChosen}
    />
  )
}

function TakenRooms({ rooms }: Pick<RequestData, 'rooms'>) {
  const words = useWords(requestWords)
  const taken = rooms.filter((room) => !isFree(room))
  if (taken.length === 0) return null
  return (
    <p className={classes.small}>
      {words.refused} <OwnersText>{taken.map(({ title }) => title).join(', ')}</OwnersText>.
    </p>
  )
}

/** Name, contact and a word for the others. */
export function OrganiserFields({ answer }: RequestFieldsProps) {
  const words = useWords(requestWords)
  const field = useRequestField({ answer })
  return (
    <fieldset className={formClasses.fields}>
      <legend>{words.you}</legend>
      <div className={formClasses.pair}>
        <TextField {...field('first_name')} autoComplete="given-name" maxLength={100} required />
        <TextField {...field('last_name')} autoComplete="family-name" maxLength={100} required />
      </div>
      <div className={formClasses.pair}>
        <TextField {...field('email')} type="email" autoComplete="email" maxLength={254} required />
        <TextField
          {...field('phone')}
          type="tel"
          autoComplete="tel"
          maxLength={30}
          optionalText={words.optional}
        />
      </div>
      <TextAreaField
        {...field('message')}
        rows={3}
        maxLength={1000}
        help={words.messageHelp}
        optionalText={words.optional}
      />
    </fieldset>
  )
}
