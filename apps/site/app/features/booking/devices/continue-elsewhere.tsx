import type { Failure } from '@dvor/client/transport/result.ts'
import type { DraftLink } from '@dvor/contract/reservations/booking-drafts.ts'
import { Button } from '@dvor/ui/button.tsx'
import { TextField } from '@dvor/ui/field.tsx'
import { useState } from 'react'
import { browserApi } from '../../../core/client/browser-api.ts'
import { failureText } from '../../../core/forms/problem-text.ts'
import { useLanguage, useWords } from '../../../core/language/use-language.ts'
import type { FlowData } from '../flow/load-flow.ts'
import { readDraft } from '../flow/use-draft.ts'
import { packDraft } from './carried-draft.ts'
import classes from './devices.module.css'
import { deviceWords } from '@dvor/texts/areas.ts'

/** A link to this booking for another device, as a QR code or by e-mail; made only when asked for. */
export function ContinueElsewhere({ flow }: { flow: FlowData }) {
  const words = useWords(deviceWords)
  const language = useLanguage()
  const [email, setEmail] = useState<string | null>(null)
  const { link, isSent, busy, failure, make } = useLink(flow)
  const typed = email ?? readDraft().guest.email
  return (
    <details className={classes.elsewhere}>
      <summary>{words.summary}</summary>
      <p className={classes.lead}>{words.lead}</p>
      {link ? (
        <Shown link={link} />
      ) : (
        <Button variant="quiet" size="small" busy={busy} onClick={() => void make(null)}>
          {words.show}
        </Button>
      )}
      <form
        className={classes.send}
        onSubmit={(event) => {
          event.preventDefault()
          void make(typed.trim())
        }}
      >
        <TextField
          label={words.email}
          type="email"
          required
          maxLength={200}
          value={typed}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <Button type="submit" variant="quiet" size="small" busy={busy}>
          {words.send}
        </Button>
      </form>
      <output>{isSent && words.sent}</output>
      {failure && <p role="alert">{failureText(failure, language, flow.settings.phone)}</p>}
    </details>
  )
}

function Shown({ link }: { link: DraftLink }) {
  const words = useWords(deviceWords)
  return (
    <>
      <img
        className={classes.qr}
        src={`data:image/svg+xml,${encodeURIComponent(link.qr_svg)}`}
        alt={words.qrAlt}
        width="200"
        height="200"
      />
      <a href={link.url}>{words.link}</a>
    </>
  )
}

/** Makes links of what is typed at that moment. */
export function useLink({ search, rooms }: FlowData) {
  const language = useLanguage()
  const [link, setLink] = useState<DraftLink | null>(null)
  const [isSent, setSent] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const make = async (email: string | null) => {
    setBusy(true)
    setSent(false)
    const { from, to, adults, ages } = search
    const result = await browserApi.booking.attempt.keepDraft({
      content: packDraft({ ...search, rooms }, readDraft()),
      search: { from, to, adults, children_ages: [...ages] },
      email,
      language,
    })
    setBusy(false)
    setFailure(result.ok ? null : result.error)
    if (!result.ok) return
    if (email === null) setLink(result.value)
    else setSent(true)
  }
  return { link, isSent, busy, failure, make }
}
