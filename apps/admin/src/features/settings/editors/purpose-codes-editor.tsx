import { stayPurposes } from '@dvor/contract/guests/guest-register.ts'
import { visaDuties } from '@dvor/contract/guests/purpose-codes.ts'
import { NativeSelect, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { textOrNull, type InputProps } from '../../../core/fields/kind-view.ts'
import { RowEditor } from '../../../core/fields/row-editor.tsx'
import type { ChangeCell, Row } from '../../../core/fields/use-rows.ts'
import { ValidFromCell } from '../../../core/fields/valid-from-cell.tsx'
import { localizedChoices } from '../../../core/texts/declared.ts'

const empty = { valid_from: '', purpose: 'holiday', visa: 'any', code: '' }

/** Editor of the police's codes for purposes of stay, each from its first day of arrival on. */
export function PurposeCodesEditor(props: InputProps) {
  return (
    <RowEditor {...props} empty={empty} cells={(row, change) => <CodeCells row={row} change={change} />} />
  )
}

function CodeCells({ row, change }: { row: Row; change: ChangeCell }) {
  const { t } = useTranslation()
  const text = (key: string) => ({
    value: textOrNull(row[key]) ?? '',
    onChange: (event: { currentTarget: { value: string } }) => change(key, event.currentTarget.value),
  })
  return (
    <>
      <ValidFromCell label={t('settings.validFrom')} row={row} change={change} />
      <NativeSelect
        label={t('settings.purpose')}
        data={localizedChoices(stayPurposes)}
        {...text('purpose')}
      />
      <NativeSelect label={t('settings.purposeFor')} data={localizedChoices(visaDuties)} {...text('visa')} />
      <TextInput label={t('settings.purposeCode')} {...text('code')} />
    </>
  )
}
