import { lazy, Suspense } from 'react'
import { html } from '../fields/html.tsx'
import { asText, type InputProps } from '../fields/kind-view.ts'
import { sitePath } from '../resource/paths.ts'
import { textBlocks } from '@dvor/contract/collections/text-blocks.ts'

const Preview = lazy(() => import('./block-preview.tsx').then((m) => ({ default: m.BlockPreview })))

/** A page's text, and below it the page itself with what is typed. */
export function BlockTextField(props: InputProps) {
  const { record, values, value } = props
  const page = record ? sitePath(textBlocks, record) : null
  return (
    <>
      <html.Input {...props} />
      {record && page ? (
        <Suspense fallback={null}>
          <Preview
            page={page}
            saved={{ title: asText(record['title']), content: asText(record['content']) }}
            draft={{ title: asText(values['title']), content: asText(value) }}
          />
        </Suspense>
      ) : null}
    </>
  )
}
