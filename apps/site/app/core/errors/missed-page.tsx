import { Button } from '@dvor/ui/button.tsx'
import type { ReactNode } from 'react'
import { useWords } from '../language/use-language.ts'
import { frameWords } from '@dvor/texts/areas.ts'
import { ReloadForm } from '../layout/reload-form.tsx'
import classes from './error-page.module.css'

interface MissedPageProps {
  title: string
  text: string
  isAsking: boolean
  onAgain: () => void
  /** Text about the next attempt, which begins by itself. */
  children?: ReactNode
}

/**
 * Takes the place of a page that did not arrive, which is no error of the product. The guest's input is kept by the
 * draft, so that the way goes on from here.
 */
export function MissedPage({ title, text, isAsking, onAgain, children }: MissedPageProps) {
  const words = useWords(frameWords)
  return (
    <section className={`${classes.errorPage} page-width`}>
      <title>{title}</title>
      <div role="alert" className={classes.words}>
        <h1>{title}</h1>
        <p className="lead">{text}</p>
      </div>
      {children}
      <ReloadForm onReload={onAgain}>
        <Button type="submit" size="large" busy={isAsking}>
          {words['error.again']}
        </Button>
      </ReloadForm>
    </section>
  )
}
