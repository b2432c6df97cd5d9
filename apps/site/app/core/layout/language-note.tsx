import { useMatches } from 'react-router'
import type { SlovakShare } from '../language/slovak-share.ts'
import classes from './site-layout.module.css'

const notes = {
  all: 'The text of this page is in Slovak.',
  some: 'Some of the text on this page is in Slovak.',
} as const satisfies Record<NonNullable<SlovakShare>, string>

/** Says on an English page that text of the owner is in Slovak; nothing where all of it is in English. */
export function LanguageNote() {
  const share = shareOf(useMatches().at(-1)?.loaderData)
  return share && <p className={`${classes.languageNote} page-width`}>{notes[share]}</p>
}

/** The share that a content page's loader found (`pageData`). */
function shareOf(loaderData: unknown): SlovakShare {
  const { head } = (loaderData ?? {}) as { head?: { slovakShare?: SlovakShare } }
  return head?.slovakShare ?? null
}
