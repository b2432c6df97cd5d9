import { Skeleton } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorNote } from './notes.tsx'

interface Props<T> {
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'refetch'>
  /** Heading of the note when it does not load. */
  failed: string
  /** Height of the placeholder, in pixels. */
  height: number
  children: (data: T) => ReactNode
}

/** Something that is loaded for a dialog: a placeholder, or a note with a way to try again, until it is there. */
export function Awaited<T>({ query: { data, error, refetch }, failed, height, children }: Props<T>) {
  if (data !== undefined) return children(data)
  if (error) return <ErrorNote error={error} title={failed} onRetry={() => void refetch()} />
  return <Skeleton height={height} mt="md" />
}
