import { backUpUnderLoad } from '../../backup-under-load.ts'
import type { Fault } from '../fault.ts'

export const backup: Fault = {
  name: 'backup',
  what: 'a backup in the midst of bookings, restored into an empty place: the property passes the integrity check',
  rounds: 5,
  run: (rounds) => backUpUnderLoad(rounds),
  controls: [
    {
      what: 'a night taken out of what was restored',
      run: () =>
        backUpUnderLoad(1, 'delete from room_nights where ctid = (select min(ctid) from room_nights)'),
    },
  ],
}
