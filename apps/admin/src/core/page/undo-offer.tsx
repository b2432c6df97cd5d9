import { useTranslation } from 'react-i18next'
import { ToastChoice } from './toast-choice.tsx'

interface Props {
  hint: string
  onUndo: () => void
}

/** The body of a toast that offers an undo. */
export function UndoOffer({ hint, onUndo }: Props) {
  const { t } = useTranslation()
  return <ToastChoice hint={hint} label={t('list.undo')} onChoose={onUndo} />
}
