import { isLoadFailure } from '@dvor/client/transport/load-failure.ts'
import { Button } from '@dvor/ui/button.tsx'
import { isRouteErrorResponse, useLocation, useNavigate, useNavigation } from 'react-router'
import { LinkButton } from '../layout/link-button.tsx'
import { useRepeats } from '../loading/use-repeats.ts'
import { useWords } from '../language/use-language.ts'
import { frameWords } from '@dvor/texts/areas.ts'
import { ReloadForm } from '../layout/reload-form.tsx'
import { useWhenOnline } from '../loading/use-when-online.ts'
import classes from './error-page.module.css'
import { MissedPage } from './missed-page.tsx'

/** Statuses of a server that is busy or restarts, and of the proxies in front of it. */
const passing = [502, 503, 504]

/** The page of an error. A lost connection and a busy server pass: the same page is asked for again. */
export function ErrorPage({ error }: { error: unknown }) {
  if (isLoadFailure(error)) return <LostConnection />
  const isPassing = isRouteErrorResponse(error) && passing.includes(error.status)
  return isPassing ? <BusyServer /> : <AnsweredError error={error} />
}

/** A page that the network did not bring: it is asked for again by the button, or once the browser is online again. */
function LostConnection() {
  const words = useWords(frameWords)
  const { askAgain, isAsking } = useAskingAgain()
  useWhenOnline(askAgain)
  return (
    <MissedPage
      title={words['error.lost.title']}
      text={words['error.lost.text']}
      isAsking={isAsking}
      onAgain={askAgain}
    />
  )
}

/** A page that the server was too busy for, or that met its restart: it is asked for again by itself, a few times. */
function BusyServer() {
  const words = useWords(frameWords)
  const { askAgain, isAsking } = useAskingAgain()
  const goesOn = useRepeats(askAgain, isAsking)
  return (
    <MissedPage
      title={words['error.busy.title']}
      text={words['error.busy.text']}
      isAsking={isAsking}
      onAgain={askAgain}
    >
      <output>{words[goesOn ? 'error.busy.again' : 'error.busy.enough']}</output>
    </MissedPage>
  )
}

/** Asks for the page of the address again, with what the history keeps for it. */
function useAskingAgain(): { askAgain: () => void; isAsking: boolean } {
  const { state } = useNavigation()
  const navigate = useNavigate()
  const location = useLocation()
  return {
    askAgain: () => void navigate(location, { replace: true, state: location.state }),
    isAsking: state !== 'idle',
  }
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
