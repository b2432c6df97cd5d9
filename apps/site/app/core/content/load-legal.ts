import { fillLegalText } from '@dvor/booking/messages/legal-text.ts'
import { globalSettings } from '@dvor/contract/collections/settings/global-settings.ts'
import type { Mark } from '@dvor/contract/site/text-marks.ts'
import type { RouterContextProvider } from 'react-router'
import { apiOf } from '../client/api.ts'
import { loadBlocks, type Blocks, type PageWithTexts } from './load-page.ts'

/** Loads the blocks of a legal page with the settings filled into its text; null when either cannot be read. */
export async function loadLegal(
  context: Readonly<RouterContextProvider>,
  page: PageWithTexts,
  mark: Mark,
): Promise<Blocks | null> {
  const [blocks, settings] = await Promise.all([
    loadBlocks(context, page),
    apiOf(context).singleton(globalSettings).read(),
  ])
  if (!blocks || !settings) return null
  const block = blocks[mark]
  if (!block?.content) return blocks
  return { ...blocks, [mark]: { ...block, content: fillLegalText(block.content, settings) } }
}
