import { FileInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'

interface Props {
  label: string
  accept: string
  value: File | null
  error: string | undefined
  required?: boolean
  onChange: (file: File | null) => void
}

/** A file with a key or a certificate. */
export function KeyFileInput(props: Props) {
  const { t } = useTranslation()
  return <FileInput {...props} clearable placeholder={t('settings.chooseFile')} />
}
