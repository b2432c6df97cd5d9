import type { FurtherVatKind } from '@dvor/contract/money/vat-kinds.ts'
import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { asText, type InputProps } from '../../../core/fields/kind-view.ts'
import { LabelInput } from '../../../core/translations/label-input.tsx'
import { RowEditor } from '../../../core/fields/row-editor.tsx'
import { furtherKinds, nextKind } from './further-kinds.ts'

/** Editor of the property's own VAT kinds; a new one gets a free id, which prices keep when its name changes. */
export function VatKindsEditor(props: InputProps) {
  const { t } = useTranslation()
  const allKinds = [...furtherKinds(props.value), ...furtherKinds(props.record?.['vat_kinds'])]
  const empty: FurtherVatKind = { kind: nextKind(allKinds), label: '' }
  return (
    <RowEditor
      {...props}
      empty={empty}
      cells={(row, change) => (
        <>
          <TextInput
            label={t('settings.vatKindName')}
            value={asText(row['label'])}
            onChange={({ currentTarget }) => change('label', currentTarget.value)}
          />
          <LabelInput label={t('settings.vatKindName')} row={row} change={change} />
        </>
      )}
    />
  )
}
