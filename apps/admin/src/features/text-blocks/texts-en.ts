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
  versions: 'Earlier versions',
  versionsFailed: 'The earlier versions could not be loaded',
  none: 'The text has not changed yet.',
  now: 'on the site now',
  original: 'original version',
  by: '{{when}}, {{who}}',
  untitled: 'untitled',
  restore: 'Restore this version',
  restoreOf: 'Restore this version: {{when}}',
  restored: 'The version is restored',
  restoredHint: 'The site shows this text again.',
  restoreFailed: 'The version could not be restored',
}
