import { Button } from '@dvor/ui/button.tsx'
import { ErrorState } from '@dvor/ui/empty-state.tsx'
import { useToast } from '@dvor/ui/toast.tsx'
import { useEffect } from 'react'
import { useWords } from '../language/use-language.ts'
import { frameWords } from '@dvor/texts/areas.ts'
import { ReloadForm } from './reload-form.tsx'

/** Tells that a page's content could not be loaded: as a toast (docs/product.md, Texts and numbers) and in its place on the page. */
export function LoadFailure() {
  const words = useWords(frameWords)
  const show = useToast()
  const title = words['cms.pages.fetch.data.error.title']
  const text = words['cms.pages.fetch.data.error.description']
  useEffect(() => show({ key: 'page-content', kind: 'danger', title, text }), [show, title, text])
  return (
    <div className="page-width" data-starts-scripts>
      <ErrorState title={title}>
        <p>{text}</p>
        <ReloadForm>
          <Button type="submit" variant="quiet" size="small">
            {words['error.reload']}
          </Button>
        </ReloadForm>
      </ErrorState>
    </div>
  )
}
