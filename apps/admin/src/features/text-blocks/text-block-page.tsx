import { textBlocks } from '@dvor/contract/collections/content/text-blocks.ts'
import { useState } from 'react'
import { EditPage } from '../../core/screens/edit-page.tsx'
import { TextVersions } from './text-versions.tsx'

/** A text with its earlier wordings; one that is put back begins the form anew. */
export function TextBlockPage() {
  const [restored, setRestored] = useState(0)
  return (
    <EditPage
      key={restored}
      collection={textBlocks}
      below={(block) => <TextVersions block={block} onRestored={() => setRestored((times) => times + 1)} />}
    />
  )
}
