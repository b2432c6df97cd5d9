import { LoadFailure } from '../layout/load-failure.tsx'
import type { Mark } from '@dvor/contract/site/text-marks.ts'
import type { Blocks } from './load-page.ts'
import { PageHero } from './page-hero.tsx'
import { TextSection } from './text-section.tsx'

interface ContentPageProps {
  blocks: Blocks | null
  title: string
  hero: Mark
  sections: readonly Mark[]
  /** Shown between the head and the texts. */
  children?: React.ReactNode
}

/** A page made of its text blocks: a head, and texts with pictures on alternating sides. */
export function ContentPage({ blocks, title, hero, sections, children }: ContentPageProps) {
  return (
    <>
      <PageHero block={blocks?.[hero]} fallbackTitle={title} />
      {blocks === null && <LoadFailure />}
      {children}
      {sections.map((mark, index) => (
        <TextSection key={mark} block={blocks?.[mark]} picture={index % 2 === 0 ? 'right' : 'left'} />
      ))}
    </>
  )
}
