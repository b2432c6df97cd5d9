import { LoadFailure } from '../layout/load-failure.tsx'
import type { Mark } from '@dvor/contract/site/text-marks.ts'
import type { Blocks } from './load-page.ts'
import { RichText } from './rich-text.tsx'
import { useOwnersLanguage } from '../language/use-language.ts'
import classes from './legal-text.module.css'

/** A long text to read or print, in one column. */
export function LegalText({ blocks, mark, title }: { blocks: Blocks | null; mark: Mark; title: string }) {
  const owners = useOwnersLanguage()
  const block = blocks?.[mark]
  return (
    <article className={`${classes.legalText} page-width`}>
      <h1 {...(block && owners)}>{block?.title ?? title}</h1>
      {blocks === null ? <LoadFailure /> : <RichText html={block?.content} className="text-width" />}
    </article>
  )
}
