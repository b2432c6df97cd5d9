import { LoadFailure } from '../layout/load-failure.tsx'
import type { Mark } from '@dvor/contract/site/text-marks.ts'
import type { Blocks } from './load-page.ts'
import { BlockText } from './block-text.tsx'
import { useLanguage } from '../language/use-language.ts'
import classes from './legal-text.module.css'

interface LegalTextProps {
  blocks: Blocks | null
  mark: Mark
  /** The English summary, which stands before the Slovak text on an English page. */
  summary?: Mark
  title: string
}

/** A long text to read or print, in one column. */
export function LegalText({ blocks, mark, summary, title }: LegalTextProps) {
  const language = useLanguage()
  const block = blocks?.[mark]
  const short = language === 'en' && summary ? blocks?.[summary] : undefined
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
