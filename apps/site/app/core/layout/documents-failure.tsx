import { useToast } from '@dvor/ui/toast.tsx'
import { useEffect } from 'react'
import { useText } from './use-text.ts'

/** The notice of spec section 8 for a footer whose documents could not be loaded. */
export function DocumentsFailure() {
  const t = useText()
  const show = useToast()
  const title = t('footer.documents.error.title')
  const text = t('footer.documents.error.description')
  useEffect(() => show({ key: 'footer-documents', kind: 'danger', title, text }), [show, title, text])
  return null
}
