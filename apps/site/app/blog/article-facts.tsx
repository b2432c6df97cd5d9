import { formatDayLong } from '@dvor/format/day-text.ts'
import type { ArticleSummary } from './article-summary.ts'

/** When an article came out and where it belongs. */
export function ArticleFacts({ article: { day, category } }: { article: ArticleSummary }) {
  return (
    <>
      {day && <time dateTime={day}>{formatDayLong(day)}</time>}
      {day && category && ' · '}
      {category?.title}
    </>
  )
}
