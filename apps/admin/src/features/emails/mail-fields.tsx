import { Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import type { InputProps } from '../../core/fields/kind-view.ts'

const Text = lazy(() => import('./mail-text.tsx').then((m) => ({ default: m.MailText })))
const Subject = lazy(() => import('./mail-subject.tsx').then((m) => ({ default: m.MailSubject })))

/** Editor, variables and preview are loaded when an e-mail is opened. */
export const MailTextField = (props: InputProps) => (
  <Suspense fallback={<Skeleton height={260} radius="md" />}>
    <Text {...props} />
  </Suspense>
)

export const MailSubjectField = (props: InputProps) => (
  <Suspense fallback={<Skeleton height={62} radius="md" />}>
    <Subject {...props} />
  </Suspense>
)
