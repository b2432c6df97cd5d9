import { Button } from '@dvor/ui/button.tsx'
import { ErrorState } from '@dvor/ui/empty-state.tsx'
import { useToast } from '@dvor/ui/toast.tsx'
import { useEffect } from 'react'
import { useText } from './use-text.ts'

/** Says that a page's content could not be loaded: as a toast (spec section 8) and in its place on the page. */
export function LoadFailure() {
  const t = useText()
  const show = useToast()
  const title = t('cms.pages.fetch.data.error.title')
  const text = t('cms.pages.fetch.data.error.description')
  useEffect(() => show({ key: 'page-content', kind: 'danger', title, text }), [show, title, text])
  return (
    <div className="page-width">
      <ErrorState title={title}>
        <p>{text}</p>
        <form>
          <Button type="submit" variant="quiet" size="small">
            {t('error.reload')}
          </Button>
        </form>
      </ErrorState>
    </div>
  )
}
