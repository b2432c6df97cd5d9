import { Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { centsFromForm, centsToForm } from '../../fields/kinds/cents.tsx'
import { DraftInput } from '../../page/draft-input.tsx'
import { bounds, setFilter, type FilterProps } from './filter-props.ts'

/** The parameter for a typed text; empty when the text is no number. */
export function numberOf(typed: string, isMoney: boolean): string {
  const value = isMoney ? centsFromForm(typed) : Number(typed.replace(',', '.') || Number.NaN)
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : ''
}

function shown(value: string | undefined, isMoney: boolean): string {
  if (value === undefined) return ''
  return isMoney ? centsToForm(Number(value)) : value.replace('.', ',')
}

/** From an amount to an amount, both included; money is typed in euros. */
export function NumberFilter(props: FilterProps) {
  const { t } = useTranslation()
  const isMoney = props.field.kind === 'cents'
  return (
    <Stack gap="xs">
      {bounds.map((suffix) => {
        const key = `${props.name}${suffix}`
        return (
          <DraftInput
            key={suffix}
            label={t(suffix === '_gte' ? 'list.from' : 'list.to')}
            inputMode="decimal"
            rightSection={isMoney ? '€' : undefined}
            value={shown(props.filters[key]?.[0], isMoney)}
            onCommit={(typed) => setFilter(props, key, [numberOf(typed, isMoney)])}
          />
        )
      })}
    </Stack>
  )
}
