import { useTranslation } from 'react-i18next'
import type { InputProps } from '../../core/fields/kind-view.ts'
import { TextRowsEditor } from '../../core/fields/text-rows-editor.tsx'

/** Editor of a choice question's options, one per line; other kinds have none. */
export function OptionsEditor(props: InputProps) {
  const { t } = useTranslation()
  if (props.values['kind'] !== 'choice') return null
  return <TextRowsEditor {...props} maxLength={120} labelOf={(place) => t('surveys.option', { place })} />
}
