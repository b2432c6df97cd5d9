import type { English } from '../../core/texts/translation.ts'
import type { wholes as slovak } from './whole-texts.ts'

/** English texts about wholes on the screen of a unit. */
export const wholes: English<typeof slovak> = {
  title: 'What selling the whole means',
  rooms_one: '{{count}} unit belongs to it',
  rooms_other: '{{count}} units belong to it',
  sleeps: 'You sell it for {{whole}}; its rooms sleep {{rooms}}.',
  taken:
    'A booking, a closure or a booking of a portal takes all of them at once. While even one is taken, the whole is not free on those nights.',
  cheaper:
    'The coming night costs {{whole}}, the rooms one by one {{rooms}}: the whole is {{difference}} cheaper.',
  dearer:
    'The coming night costs {{whole}}, the rooms one by one {{rooms}}: the whole is {{difference}} dearer.',
  same: 'The coming night costs {{whole}}, as much as the rooms one by one.',
  close: 'Close the whole at once',
  partTitle: 'Part of a whole',
  part: 'a guest who books it takes this unit, too; while this unit is taken, the whole is not free.',
}
