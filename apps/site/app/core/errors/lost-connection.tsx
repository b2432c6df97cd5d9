import { useWords } from '../language/use-language.ts'
import { useWhenOnline } from '../loading/use-when-online.ts'
import { frameWords } from '@dvor/texts/areas.ts'
import { MissedPage } from './missed-page.tsx'
import { useAskingAgain } from './use-asking-again.ts'

/** A page that the network did not bring: it is asked for again by the button, or once the browser is online again. */
export function LostConnection() {
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
