import { useToast } from '@dvor/ui/toast.tsx'
import { useEffect } from 'react'
import { t } from '../texts/sk.ts'

/** The notice of spec section 8 for a footer whose documents could not be loaded. */
export function DocumentsFailure() {
  const show = useToast()
  useEffect(
    () =>
      show({
        key: 'footer-documents',
        kind: 'danger',
        title: t('footer.documents.error.title'),
        text: t('footer.documents.error.description'),
      }),
    [show],
  )
  return null
}
