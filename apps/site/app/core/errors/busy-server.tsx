import { useWords } from '../language/use-language.ts'
import { useRepeats } from '../loading/use-repeats.ts'
import { frameWords } from '@dvor/texts/areas.ts'
import { MissedPage } from './missed-page.tsx'
import { useAskingAgain } from './use-asking-again.ts'

/** A page that the server was too busy for, or that met its restart: it is asked for again by itself, a few times. */
export function BusyServer() {
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
