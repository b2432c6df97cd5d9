import { Anchor, TextInput } from '@mantine/core'
import { frameOf } from '../../input-frame.ts'
import { asText, type CellProps, type InputProps, type KindView } from '../../kind-view.ts'

/** Adds `https://` to an address typed without a scheme. */
export function urlFromForm(value: unknown): string | null {
  const typed = asText(value).trim()
  return /^[\w-]+(\.[\w-]+)+(\/|$)/.test(typed) ? `https://${typed}` : typed || null
}

function UrlField(props: InputProps) {
  return (
    <TextInput
      {...frameOf(props)}
      type="url"
      inputMode="url"
      placeholder="https://"
      value={asText(props.value)}
      onChange={(event) => props.onChange(event.currentTarget.value)}
      onBlur={() => props.onChange(urlFromForm(props.value) ?? '')}
    />
  )
}

function UrlCell({ value }: CellProps) {
  return value ? (
    <Anchor size="sm" href={asText(value)} target="_blank" rel="noreferrer">
      {asText(value).replace(/^https?:\/\//, '')}
    </Anchor>
  ) : null
}

export const url: KindView = { Input: UrlField, Cell: UrlCell, toForm: asText, fromForm: urlFromForm }
