import { isLoadFailure } from '@dvor/client/transport/load-failure.ts'
import { Button } from '@dvor/ui/button.tsx'
import { isRouteErrorResponse } from 'react-router'
import { LinkButton } from '../layout/link-button.tsx'
import { BusyServer } from './busy-server.tsx'
import { LostConnection } from './lost-connection.tsx'
import { useWords } from '../language/use-language.ts'
import { frameWords } from '@dvor/texts/areas.ts'
import { ReloadForm } from '../layout/reload-form.tsx'
import classes from './error-page.module.css'

/** Statuses of a server that is busy or restarts, and of the proxies in front of it. */
const passing = [502, 503, 504]

/** The page of an error. A lost connection and a busy server pass: the same page is asked for again. */
export function ErrorPage({ error }: { error: unknown }) {
  if (isLoadFailure(error)) return <LostConnection />
  const isPassing = isRouteErrorResponse(error) && passing.includes(error.status)
  return isPassing ? <BusyServer /> : <AnsweredError error={error} />
}

/** The page of an address that takes no such request, or of a 500: no inner details, links to other pages, and a button that loads a failed page again. */
function AnsweredError({ error }: { error: unknown }) {
  const words = useWords(frameWords)
  const missing = isRouteErrorResponse(error) && error.status < 500
  return (
    <section className={`${classes.errorPage} page-width`}>
      <title>{words[missing ? 'error.404.title' : 'error.500.title']}</title>
      <p className={classes.code} aria-hidden="true">
        {missing ? 404 : 500}
      </p>
      <h1>{words[missing ? 'error.404.title' : 'error.500.title']}</h1>
      <p className="lead">{words[missing ? 'error.404.text' : 'error.500.text']}</p>
      <div className={classes.ways}>
        {!missing && (
          <ReloadForm>
            <Button type="submit">{words['error.reload']}</Button>
          </ReloadForm>
        )}
        <LinkButton to="/uvod" variant={missing ? 'primary' : 'quiet'}>
          {words['error.home']}
        </LinkButton>
        <LinkButton to="/ubytovanie" variant="quiet">
          {words['error.stays']}
        </LinkButton>
        <LinkButton to="/kontakt" variant="quiet">
          {words['error.contact']}
        </LinkButton>
      </div>
    </section>
  )
}
