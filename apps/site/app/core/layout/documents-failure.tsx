import { useToast } from '@dvor/ui/toast.tsx'
import { useEffect } from 'react'
import { useWords } from '../language/use-language.ts'
import { frameWords } from '@dvor/texts/areas.ts'

/** Shows the notice of docs/product.md, Texts and numbers, when the footer's documents could not be loaded. */
export function DocumentsFailure() {
  const words = useWords(frameWords)
  const show = useToast()
  const title = words['footer.documents.error.title']
  const text = words['footer.documents.error.description']
  useEffect(() => show({ key: 'footer-documents', kind: 'danger', title, text }), [show, title, text])
  return <span hidden data-starts-scripts />
}
