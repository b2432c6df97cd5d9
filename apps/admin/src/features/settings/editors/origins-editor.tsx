import { useTranslation } from 'react-i18next'
import type { InputProps } from '../../../core/fields/kind-view.ts'
import { TextRowsEditor } from '../../../core/fields/text-rows-editor.tsx'

/** Editor of origins that may call the API, one per line. */
export function OriginsEditor(props: InputProps) {
  const { t } = useTranslation()
  return (
    <TextRowsEditor
      {...props}
      maxLength={300}
      placeholder="https://app.example.sk"
      labelOf={(place) => t('settings.origin', { place })}
    />
  )
}
