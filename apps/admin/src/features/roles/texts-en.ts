import type { English } from '../../core/texts/translation.ts'
import type { roles as slovak } from './texts.ts'

export const roles: English<typeof slovak> = {
  hint: 'A role decides what a person sees and may do in the back office. Built-in roles do not change: copy the nearest one and adapt the copy.',
  failed: 'The roles could not be read',
  everything: 'May do everything, also what is added later. This role cannot be reduced.',
  nothing: 'Cannot enter the back office.',
  nobody: 'Nobody has it',
  people_one: '{{count}} person',
  people_other: '{{count}} people',
  copied: 'Your copy of the role {{role}}',
  copiedPlainly: 'Your role',
  may: 'What it may do',
  mayNot: 'It may do so only if you may.',
  refund: 'Gives back at most {{amount}} at once.',
  noRefund: 'Gives no money back to guests.',
  copy: 'Copy',
  copyOf: 'Copy the role {{role}}',
  copyTitle: 'New role after: {{role}}',
  copyName: '{{role}} – copy',
  edit: 'Edit',
  editOf: 'Edit the role {{role}}',
  remove: 'Remove',
  removeOf: 'Remove the role {{role}}',
  all: 'Tick all',
  none: 'Untick all',
  people: 'People with this role',
}
