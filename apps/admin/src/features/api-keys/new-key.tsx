import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NewKeyForm } from './new-key-form.tsx'
import { ShownOnce } from './shown-once.tsx'

interface Props {
  onDone: () => void
}

/** Makes a key, then shows it, which is possible once. */
export function NewKey({ onDone }: Props) {
  const { t } = useTranslation()
  const [key, setKey] = useState<string>()
  return key === undefined ? (
    <NewKeyForm onMade={setKey} onCancel={onDone} />
  ) : (
    <ShownOnce title={t('apiKeys.onceTitle')} text={t('apiKeys.once')} secret={key} onDone={onDone} />
  )
}
