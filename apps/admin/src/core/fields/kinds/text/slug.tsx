import { slugify } from '@dvor/format/slug.ts'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { frameOf } from '../../input-frame.ts'
import { asText, type InputProps, type KindView } from '../../kind-view.ts'
import { TextCell } from './text.tsx'

function sourceOf({ collection, values }: InputProps): string {
  return collection.slugFrom ? slugify(asText(values[collection.slugFrom])) : ''
}

/** Follows the title of a new record until somebody types an address; a saved one is left alone. */
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

/** Empty means: the server makes it from the title. */
const slugFromForm = (value: unknown) => asText(value).trim() || undefined

export const slug: KindView = { Input: SlugField, Cell: TextCell, toForm: asText, fromForm: slugFromForm }
