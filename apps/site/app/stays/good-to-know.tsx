import type { Blocks } from '../content/load-page.ts'
import { RichText } from '../content/rich-text.tsx'
import { useOwnersLanguage } from '../language/use-language.ts'
import './good-to-know.css'

/** What the price includes and what is good to know before arrival, side by side. */
export function GoodToKnow({ blocks }: { blocks: Blocks | null }) {
  const owners = useOwnersLanguage()
  const shown = [blocks?.['ubytovanie-included'], blocks?.['ubytovanie-rules']].filter(
    (block) => block !== undefined,
  )
  if (shown.length === 0) return null
  return (
    <section className="section page-width good-to-know">
      {shown.map((block) => (
        <div key={block.mark} className="good-to-know__part">
          <h2 {...owners}>{block.title}</h2>
          <RichText html={block.content} />
        </div>
      ))}
    </section>
  )
}
