import { Input, Skeleton } from '@mantine/core'
import { lazy, Suspense, type ComponentProps } from 'react'
import { declaredText } from '../../texts/declared.ts'
import { fieldTexts } from '../input-frame.ts'
import { asText, textOrNull, type CellProps, type InputProps, type KindView } from '../kind-view.ts'

const HtmlEditor = lazy(() => import('../rich-text/html-editor.tsx').then((m) => ({ default: m.HtmlEditor })))

type Props = InputProps & Pick<ComponentProps<typeof HtmlEditor>, 'tools' | 'marks'>

/** The rich editor is loaded when a form with html is opened. */
export function HtmlField({ field, error, value, onChange, disabled, tools, marks }: Props) {
  return (
    <Input.Wrapper
      {...fieldTexts(field)}
      error={error}
      labelElement="div"
      withAsterisk={field.presence === 'required'}
    >
      <Suspense fallback={<Skeleton height={220} mt={6} radius="md" />}>
        <HtmlEditor
          label={declaredText(field.label)}
          value={asText(value)}
          onChange={onChange}
          disabled={disabled}
          tools={tools}
          marks={marks}
        />
      </Suspense>
    </Input.Wrapper>
  )
}

/** The html's plain text. */
function HtmlCell({ value }: CellProps) {
  const words = new DOMParser().parseFromString(asText(value), 'text/html').body.textContent
  return words.length > 120 ? `${words.slice(0, 120)}…` : words
}

export const html: KindView = {
  Input: HtmlField,
  Cell: HtmlCell,
  toForm: asText,
  fromForm: textOrNull,
  wide: true,
}
