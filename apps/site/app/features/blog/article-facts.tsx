import type { ArticleSummary } from './article-summary.ts'
import { useFormats } from '../../core/language/formats.ts'

/** Date and section of an article. */
export function ArticleFacts({ article: { day, category } }: { article: ArticleSummary }) {
  const { formatDayLong } = useFormats()
  return (
    <>
      {day && <time dateTime={day}>{formatDayLong(day)}</time>}
      {day && category && ' · '}
      {category?.title}
    </>
  )
}
