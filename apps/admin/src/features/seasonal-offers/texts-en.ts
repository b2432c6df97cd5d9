import type { English } from '../../core/texts/translation.ts'
import type { offers as slovak } from './texts.ts'

export const offers: English<typeof slovak> = {
  change: 'Change the order',
  done: 'Done',
  title: 'Order on the site',
  hint: 'Move the offers by mouse, with the arrows or with the keys ↑ and ↓. The new order is saved at once.',
  saved: 'The order is saved',
  savedHint: 'The offers on the site are in the new order.',
  failed: 'The order could not be saved',
  move: 'Move: {{title}}, {{place}} of {{total}}',
  up: 'Higher: {{title}}',
  down: 'Lower: {{title}}',
  moved: '{{title}} is number {{place}} of {{total}}',
  hidden: 'hidden',
  none: 'You have no offer yet.',
}
