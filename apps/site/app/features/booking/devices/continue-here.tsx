import type { Failure } from '@dvor/client/transport/result.ts'
import { Button } from '@dvor/ui/button.tsx'
import { Dialog } from '@dvor/ui/dialog.tsx'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { browserApi } from '../../../core/client/browser-api.ts'
import { keepDeviceKey } from '../../../core/client/device-key.ts'
import { failureText } from '../../../core/forms/problem-text.ts'
import { useLanguage, useWords } from '../../../core/language/use-language.ts'
import { deviceWords, frameWords } from '@dvor/texts/areas.ts'
import { useFragment } from '../../../core/links/use-fragment.ts'
import flowClasses from '../flow/flow.module.css'
import { changeDraft } from '../flow/use-draft.ts'
import { secretIn, unpackDraft } from './carried-draft.ts'

/** Asks the guest who opens a link whether the booking shall go on here, because the other device then loses it. */
export function ContinueHere({ phone }: { phone: string | null }) {
  const fragment = useFragment()
  const [isClosed, setClosed] = useState(false)
  const secret = secretIn(fragment)
  const close = () => {
    setClosed(true)
    history.replaceState(history.state, '', location.pathname + location.search)
  }
  return secret && !isClosed ? <Question {...{ secret, phone, close }} /> : null
}

interface QuestionProps {
  secret: NonNullable<ReturnType<typeof secretIn>>
  phone: string | null
  close: () => void
}

function Question({ secret, phone, close }: QuestionProps) {
  const words = useWords(deviceWords)
  const frame = useWords(frameWords)
  const language = useLanguage()
  const { busy, failure, go } = useContinuation(secret, close)
  const isOver = failure?.code === 'hold_expired'
  return (
    <Dialog
      open
      onClose={close}
      title={isOver ? words.endedTitle : words.title}
      closeLabel={frame['dialog.close']}
    >
      <p role={failure ? 'alert' : undefined}>
        {failure && !isOver ? failureText(failure, language, phone) : isOver ? words.endedText : words.text}
      </p>
      <p className={flowClasses.ways}>
        {!isOver && (
          <Button busy={busy} onClick={() => void go()}>
            {words.here}
          </Button>
        )}
        <Button variant={isOver ? 'primary' : 'quiet'} onClick={close}>
          {isOver ? words.choose : words.notHere}
        </Button>
      </p>
    </Dialog>
  )
}

/** Moves the hold here, takes over what was typed and opens the step of the link. */
function useContinuation({ token, proof }: QuestionProps['secret'], close: () => void) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const go = async () => {
    setBusy(true)
    keepDeviceKey()
    const answer = await browserApi.booking.attempt.continueDraft({ token })
    setBusy(false)
    if (!answer.ok) return setFailure(answer.error)
    const content = unpackDraft(answer.value.content)
    if (!content) return close()
    changeDraft({ ...content.draft, mailbox_proof: proof })
    close()
    void navigate(`/rezervacia?${content.query}`, { replace: true })
  }
  return { busy, failure, go }
}
