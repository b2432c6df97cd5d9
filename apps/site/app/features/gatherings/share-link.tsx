import { gatheringPaths } from '@dvor/contract/reservations/gatherings.ts'
import { Button } from '@dvor/ui/button.tsx'
import { TextField } from '@dvor/ui/field.tsx'
import { organiserWords } from '@dvor/texts/areas.ts'
import { useState } from 'react'
import { LinkButton } from '../../core/layout/link-button.tsx'
import { useWords } from '../../core/language/use-language.ts'
import { useHydrated } from '../../core/loading/use-hydrated.ts'
import classes from './gatherings.module.css'

/** The families' link, to be copied or sent on; without scripts it can be selected or sent by e-mail. */
export function ShareLink({ url, token }: { url: string; token: string }) {
  const words = useWords(organiserWords)
  const [isCopied, setCopied] = useState(false)
  const hydrated = useHydrated()
  const copy = async () => {
    await navigator.clipboard.writeText(url)
    setCopied(true)
  }
  const canShare = hydrated && typeof navigator.share === 'function'
  const mail = `mailto:?subject=${encodeURIComponent(words.invitation)}&body=${encodeURIComponent(url)}`
  return (
    <section className={classes.share} aria-labelledby="spolu-odkaz">
      <h2 id="spolu-odkaz">{words.linkTitle}</h2>
      <p>{words.linkText}</p>
      <TextField
        label={<span className="visually-hidden">{words.linkTitle}</span>}
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={classes.ways}>
        {canShare && (
          <Button variant="accent" onClick={() => void shareOrLeave(url, words.invitation)}>
            {words.share}
          </Button>
        )}
        {hydrated && (
          <Button variant={canShare ? 'quiet' : 'accent'} onClick={() => void copy()}>
            {words.copy}
          </Button>
        )}
        <LinkButton to={mail} variant="quiet">
          {words.mail}
        </LinkButton>
      </div>
      <output className={classes.small}>{isCopied && words.copied}</output>
      <p>{words.own}</p>
      <div className={classes.ways}>
        <LinkButton to={`${gatheringPaths.shared}/${token}`} variant="quiet">
          {words.open}
        </LinkButton>
      </div>
    </section>
  )
}

/** Opens the device's list of ways to send; leaving it is no error. */
async function shareOrLeave(url: string, text: string): Promise<void> {
  try {
    await navigator.share({ url, text })
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  }
}
