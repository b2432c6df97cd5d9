import { LoadFailure } from '../layout/load-failure.tsx'
import type { Mark } from '@dvor/contract/site/text-marks.ts'
import type { Blocks } from './load-page.ts'
import type { Language } from '@dvor/format/languages.ts'
import { BlockText } from './block-text.tsx'
import { useLanguage } from '../language/use-language.ts'
import classes from './legal-text.module.css'

interface LegalTextProps {
  blocks: Blocks | null
  mark: Mark
  /** A summary in another language, which stands before the text on a page of that language. */
  summary?: { mark: Mark; language: Language }
  title: string
}

/** A long text to read or print, in one column. */
export function LegalText({ blocks, mark, summary, title }: LegalTextProps) {
  const language = useLanguage()
  const block = blocks?.[mark]
  const short = summary?.language === language ? blocks?.[summary.mark] : undefined
  const Heading = short?.content ? 'h2' : 'h1'
  return (
    <article className={`${classes.legalText} page-width`}>
      {short?.content && (
        <>
          <h1>{short.title}</h1>
          <BlockText block={short} className="text-width" />
        </>
      )}
      <Heading lang={block?.lang}>{block?.title ?? title}</Heading>
      {blocks === null ? <LoadFailure /> : <BlockText block={block} className="text-width" />}
    </article>
  )
}
