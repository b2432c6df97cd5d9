import { Button } from '@dvor/ui/button.tsx'
import { failureText } from '../../../core/forms/problem-text.ts'
import { useLanguage, useWords } from '../../../core/language/use-language.ts'
import type { FlowData } from '../flow/load-flow.ts'
import { useDraft } from '../flow/use-draft.ts'
import { useLink } from './continue-elsewhere.tsx'
import { deviceWords } from '@dvor/texts/areas.ts'

/** A link to the guest's mailbox, by which an order goes through although others have used up its orders of the hour. */
export function ProveMailbox({ flow }: { flow: FlowData }) {
  const words = useWords(deviceWords)
  const language = useLanguage()
  const { email } = useDraft('guest').guest
  const { isSent, busy, failure, make } = useLink(flow)
  return (
    <>
      <p>{words.prove(email)}</p>
      {isSent ? (
        <output>{words.sent}</output>
      ) : (
        <Button variant="quiet" size="small" busy={busy} onClick={() => void make(email)}>
          {words.send}
        </Button>
      )}
      {failure && <p>{failureText(failure, language, flow.settings.phone)}</p>}
    </>
  )
}
