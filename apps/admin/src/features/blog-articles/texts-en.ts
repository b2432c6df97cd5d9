import type { English } from '../../core/texts/translation.ts'
import type { articles as slovak } from './texts.ts'

export const articles: English<typeof slovak> = {
  withoutDate: 'No date',
  notOut: 'not on the site yet',
  missingDate: 'The date is missing; guests will not see the article.',
  publishNow: 'Publish now',
}
