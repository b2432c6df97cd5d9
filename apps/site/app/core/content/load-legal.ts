import { fillLegalText } from '@dvor/booking/messages/legal-text.ts'
import { ratePlans } from '@dvor/contract/collections/accommodation/rate-plans.ts'
import { globalSettings } from '@dvor/contract/collections/settings/global-settings.ts'
import type { Mark } from '@dvor/contract/site/text-marks.ts'
import type { RouterContextProvider } from 'react-router'
import { listAll } from '../client/list-all.ts'
import { apiOf } from '../client/api.ts'
import { loadBlocks, type Blocks, type PageWithTexts } from './load-page.ts'

/** Loads the blocks of a legal page with the settings and rate plans filled into these texts; null when one of them cannot be read. */
export async function loadLegal(
  context: Readonly<RouterContextProvider>,
  page: PageWithTexts,
  ...marks: readonly Mark[]
): Promise<Blocks | null> {
  const api = apiOf(context)
  const [blocks, settings, plans] = await Promise.all([
    loadBlocks(context, page),
    api.singleton(globalSettings).read(),
    listAll((rows) => api.resource(ratePlans).list({ ...rows })),
  ])
  if (!blocks || !settings || !plans) return null
  return marks.reduce((filled, mark) => {
    const block = filled[mark]
    if (!block?.content) return filled
    return { ...filled, [mark]: { ...block, content: fillLegalText(block.content, settings, plans) } }
  }, blocks)
}
