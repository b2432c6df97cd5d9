import { Button } from '@dvor/ui/button.tsx'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { useWords } from '../language/use-language.ts'
import { useWhenOnline } from '../loading/use-when-online.ts'
import { frameWords } from '../layout/frame-texts.ts'
import classes from './error-page.module.css'

/**
 * Takes the place of a page that the network did not bring. What the guest has typed is kept by the draft, so that the
 * way goes on from here: by the button, or by itself once the browser is online again.
 */
export function LostConnection() {
  const words = useWords(frameWords)
  const { state } = useNavigation()
  const navigate = useNavigate()
  const location = useLocation()
  const again = () => void navigate(location, { replace: true, state: location.state })
  useWhenOnline(again)
  return (
    <section className={`${classes.errorPage} page-width`}>
      <title>{words['error.lost.title']}</title>
      <div role="alert" className={classes.words}>
        <h1>{words['error.lost.title']}</h1>
        <p className="lead">{words['error.lost.text']}</p>
      </div>
      <Button size="large" busy={state !== 'idle'} onClick={again}>
        {words['error.lost.again']}
      </Button>
    </section>
  )
}
