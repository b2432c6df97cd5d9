import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { findPlaces, makePlaces, writeWords, type Places, type Words } from './find-places.ts'
import { withoutScripts } from '../../core/page/inert-page.ts'
import frameClasses from '../../core/page/preview/site-frame.module.css'

interface Props {
  html: string
  saved: Words
  draft: Words
  isNarrow: boolean
  /** Called with whether the page shows the block. */
  onPlaced: (isThere: boolean) => void
}

/** A page of the site in a frame without scripts, with the block's text replaced while it is typed. */
export function PageFrame({ html, saved, draft, isNarrow, onPlaced }: Props) {
  const { t } = useTranslation()
  const frame = useRef<HTMLIFrameElement>(null)
  const [places, setPlaces] = useState<Places | null>(null)
  const label = t('blocks.preview')
  const source = useMemo(() => withoutScripts(html, label), [html, label])

  function place() {
    const page = frame.current?.contentDocument
    if (!page) return
    page.addEventListener('submit', (event) => event.preventDefault())
    const places = findPlaces(page, saved)
    const isThere = places.text !== null || places.heading !== null
    const used = isThere ? places : makePlaces(page)
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
      className={frameClasses.frame}
      data-narrow={isNarrow || undefined}
      srcDoc={source}
      title={label}
      onLoad={place}
    />
  )
}

/** Space above the block for the site's header, in pixels. */
const above = 130

/** Scrolls inside the frame only: `scrollIntoView` would scroll the screen, too. */
function showPlace(page: Document, { heading, text }: Places): void {
  const top = (heading ?? text)?.getBoundingClientRect().top ?? 0
  page.defaultView?.scrollTo({ top: Math.max(0, top - above), behavior: 'instant' })
}
