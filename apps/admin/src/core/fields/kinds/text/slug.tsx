import { slugify } from '@dvor/format/slug.ts'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { frameOf } from '../../input-frame.ts'
import { asText, type InputProps, type KindView } from '../../kind-view.ts'
import { TextCell } from './text.tsx'

function sourceOf({ collection, values }: InputProps): string {
  return collection.slugFrom ? slugify(asText(values[collection.slugFrom])) : ''
}

/** Input that follows the title of a new record until a slug is typed; a saved slug is not changed. */
function SlugField(props: InputProps) {
  const [touched, setTouched] = useState(asText(props.value) !== '')
  const follows = !touched && !props.record
  return (
    <TextInput
      {...frameOf(props)}
      placeholder={sourceOf(props)}
      value={follows ? sourceOf(props) : asText(props.value)}
      onChange={(event) => {
        setTouched(true)
        props.onChange(event.currentTarget.value)
      }}
      onBlur={(event) => {
        if (touched) props.onChange(slugify(event.currentTarget.value))
      }}
    />
  )
}

/** An empty slug is made from the title by the server. */
const slugFromForm = (value: unknown) => asText(value).trim() || undefined

export const slug: KindView = { Input: SlugField, Cell: TextCell, toForm: asText, fromForm: slugFromForm }
