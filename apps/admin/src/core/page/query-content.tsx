import { Skeleton } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorNote } from './notes.tsx'
import classes from './query-content.module.css'

interface Props<T> {
  /** A query that keeps its former answer while another one is read. */
  query: UseQueryResult<T>
  /** Title of the note when the read fails. */
  failed?: string
  /** Height of the placeholder before the first answer, in pixels. */
  height: number
  children: (data: T) => ReactNode
}

/**
 * Shows the answer of a query. The answer to a former question is dimmed, cannot be used and stays off paper until the new
 * one is there, so that nobody reads old figures under a new period.
 */
export function QueryContent<T>({ query, failed, height, children }: Props<T>) {
  const { data, error, isPlaceholderData: isOld, refetch } = query
  if (error) return <ErrorNote error={error} title={failed} onRetry={() => void refetch()} />
  if (data === undefined) return <Skeleton height={height} radius="lg" />
  return (
    <div className={classes.content} aria-busy={isOld} inert={isOld}>
      {children(data)}
    </div>
  )
}
