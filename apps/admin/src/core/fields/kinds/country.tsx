import { countriesIn } from '@dvor/format/countries.ts'
import { Autocomplete } from '@mantine/core'
import { frameOf } from '../input-frame.ts'
import { asText, textOrNull, type InputProps, type KindView } from '../kind-view.ts'
import { TextCell } from './text/text.tsx'

function CountryField(props: InputProps) {
  return (
    <Autocomplete
      {...frameOf(props)}
      data={countriesIn('sk').map(({ name }) => name)}
      autoComplete="off"
      limit={8}
      value={asText(props.value)}
      onChange={props.onChange}
    />
  )
}

/** Input of a country's name with suggestions. */
export const country: KindView = {
  Input: CountryField,
  Cell: TextCell,
  toForm: asText,
  fromForm: textOrNull,
}
