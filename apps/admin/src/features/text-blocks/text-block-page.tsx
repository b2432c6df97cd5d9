import { textBlocks } from '@dvor/contract/collections/content/text-blocks.ts'
import { useState } from 'react'
import { EditPage } from '../../core/screens/edit-page.tsx'
import { TextVersions } from './text-versions.tsx'

/** The form of a text with its earlier versions; restoring one resets the form. */
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
