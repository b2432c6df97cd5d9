import type { English } from '../../core/texts/translation.ts'
import type { gallery as slovak } from './texts.ts'

export const gallery: English<typeof slovak> = {
  title: 'Pictures',
  alt: 'What picture {{place}} shows',
  altExample: 'What the picture shows',
  altMissing: 'Without a description blind people do not know it.',
  active: 'On the site',
  earlier: 'Move picture {{place}} forward',
  later: 'Move picture {{place}} back',
  remove: 'Remove picture {{place}}',
}
