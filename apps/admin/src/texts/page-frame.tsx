import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { findPlaces, makePlaces, writeWords, type Places, type Words } from './find-places.ts'
import classes from './texts.module.css'

interface Props {
  html: string
  saved: Words
  draft: Words
  isNarrow: boolean
  /** Whether the page shows the block at all. */
  onPlaced: (isThere: boolean) => void
}

/** A page of the site in a frame without scripts, where the block's words are replaced while they are typed. */
export function PageFrame({ html, saved, draft, isNarrow, onPlaced }: Props) {
  const { t } = useTranslation()
  const frame = useRef<HTMLIFrameElement>(null)
  const [places, setPlaces] = useState<Places | null>(null)
  const source = useMemo(() => withoutScripts(html), [html])

  function place() {
    const page = frame.current?.contentDocument
    if (!page) return
    const found = findPlaces(page, saved)
    const isThere = found.text !== null || found.heading !== null
    const used = isThere ? found : makePlaces(page)
    onPlaced(isThere)
    setPlaces(used)
    showPlace(page, used)
  }
  useEffect(() => {
    if (places) writeWords(places, { title: draft.title, content: draft.content })
  }, [places, draft.title, draft.content])
  return (
    <iframe
      ref={frame}
      className={classes.frame}
      data-narrow={isNarrow || undefined}
      // The same origin for its fonts and for us to write into it; scripts and forms stay off.
      sandbox="allow-same-origin"
      srcDoc={source}
      title={t('content.blocks.preview')}
      onLoad={place}
    />
  )
}

/** Its scripts would only be refused, each with an error; links lead nowhere inside of a preview. */
function withoutScripts(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const element of page.querySelectorAll('script, link[rel="modulepreload"], link[as="script"]'))
    element.remove()
  for (const link of page.querySelectorAll('a[href]')) link.removeAttribute('href')
  return `<!doctype html>${page.documentElement.outerHTML}`
}

/** Room above the block, for the site's own bar (pixels). */
const above = 130

/** Scrolls inside of the frame alone: `scrollIntoView` would take the form above out of sight as well. */
function showPlace(page: Document, { heading, text }: Places): void {
  const top = (heading ?? text)?.getBoundingClientRect().top ?? 0
  page.defaultView?.scrollTo({ top: Math.max(0, top - above), behavior: 'instant' })
}
