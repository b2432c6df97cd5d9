import type { English } from '../../core/texts/translation.ts'
import type { apiKeys as slovak } from './texts.ts'

export const apiKeys: English<typeof slovak> = {
  add: 'New key',
  addTitle: 'New key for a program',
  hint: 'A program with this key sees and does only what you allow here.',
  make: 'Create the key',
  failed: 'The key could not be created',
  onceTitle: 'Copy the key now',
  once: 'It is shown only once. Put it into the program and give it to nobody else. If it gets lost, delete it and create another.',
  copy: 'Copy',
  copied: 'Copied',
  kept: 'Done',
}
