import type { ReactNode } from 'react'
import { Fold, useIsPhone } from '../../core/page/sections/fold.tsx'
import { Section } from '../../core/page/section.tsx'

interface Props {
  title: string
  /** Whether something in it is filled in or wrong. */
  isFilled: boolean
  children: ReactNode
}

/** A part of the booking that few calls need: folded on a phone until something is in it. */
export function MoreSection({ title, isFilled, children }: Props) {
  return useIsPhone() ? (
    <Fold title={title} isOpen={isFilled}>
      {children}
    </Fold>
  ) : (
    <Section title={title}>{children}</Section>
  )
}
