import { previewPath } from '@dvor/contract/site/site-pages.ts'
import { fillLegalText, isLegalMark } from '@dvor/booking/messages/legal-text.ts'
import { lazy, Suspense } from 'react'
import { useSettings } from '../../core/property/use-settings.ts'
import { useList } from '../../core/records/use-list.ts'
import { HtmlField } from '../../core/fields/kinds/html.tsx'
import { LegalWords } from '../settings/legal-words.tsx'
import { asText, type InputProps } from '../../core/fields/kind-view.ts'
import { ratePlans } from '@dvor/contract/collections/accommodation/rate-plans.ts'
import { textBlocks } from '@dvor/contract/collections/content/text-blocks.ts'

const Preview = lazy(() => import('./block-preview.tsx').then((m) => ({ default: m.BlockPreview })))

/** Editor of a page's text, with the preview of the page below. */
export function BlockTextField(props: InputProps) {
  const { record, values, value, language } = props
  const page = record ? previewPath(textBlocks.name, record) : null
  const settings = useSettings()
  const plans = useList(ratePlans, { _sort: 'order:ASC', _limit: -1 }).data ?? []
  const isLegal = isLegalMark(record?.['mark'])
  // The page shows the values of the settings in place of the variables.
  const filled = (content: string) =>
    isLegal && settings ? fillLegalText(content, settings, plans) : content
  return (
    <>
      <HtmlField {...props} {...(isLegal && { tools: (insert) => <LegalWords onInsert={insert} /> })} />
      {record && page && !language ? (
        <Suspense fallback={null}>
          <Preview
            page={page}
            saved={{ title: asText(record['title']), content: filled(asText(record['content'])) }}
            draft={{ title: asText(values['title']), content: filled(asText(value)) }}
          />
        </Suspense>
      ) : null}
    </>
  )
}
