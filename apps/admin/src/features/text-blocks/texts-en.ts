import type { English } from '../../core/texts/translation.ts'
import type { blocks as slovak } from './texts.ts'

export const blocks: English<typeof slovak> = {
  pages: 'Page',
  allPages: 'All',
  show: 'Show on the page',
  preview: 'Preview of the page',
  previewHint: 'This is how the text will look on the page. Visitors see it only after you save.',
  notThere: 'The page does not show this text now; this is how it would look by itself.',
  failed: 'The page could not be loaded',
}
