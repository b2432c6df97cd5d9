import { decimalEuros, parseMoney } from '@dvor/format/money.ts'
import { useTranslation } from 'react-i18next'
import type { InputProps } from '../../../core/fields/kind-view.ts'
import { TextRowsEditor } from '../../../core/fields/text-rows-editor.tsx'

/** Cents as typed; text that is no amount stays as it is, so that the schema refuses it. */
const typedOf = (value: unknown): string =>
  typeof value === 'number' ? decimalEuros(value).replace('.', ',').replace(/,00$/, '') : String(value ?? '')

const centsOf = (typed: string): number | string => parseMoney(typed) ?? typed

/** Editor of the suggested values of gift vouchers, one per line, in euros. */
export function VoucherAmountsEditor(props: InputProps) {
  const { t } = useTranslation()
  const amounts = Array.isArray(props.value) ? props.value : []
  return (
    <TextRowsEditor
      {...props}
      value={amounts.map(typedOf)}
      onChange={(changed) => props.onChange((changed as string[]).map(centsOf))}
      maxLength={10}
      placeholder="100"
      labelOf={(place) => t('settings.voucherAmount', { place })}
    />
  )
}
