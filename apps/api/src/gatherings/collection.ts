import { gatherings as declaration } from '@dvor/contract/collections/reservations/gatherings.ts'
import { listUnits } from '../booking/gatherings/unit-queries.ts'
import { onServer } from '../crud/define.ts'
import { gatheringRows } from '../db/schema/reservations/gatherings.ts'
import { deleteHold } from '../reservations/states/delete-hold.ts'
import { lockGathering } from './queries.ts'

/**
 * Made by the public form alone (`request-gathering.ts`). A deleted gathering frees what nobody has ordered; the
 * reservations of families stay.
 */
export const gatherings = onServer(declaration, gatheringRows, {
  hooks: {
    beforeDelete: async (db, { id }) => {
      await lockGathering(db, { id })
      for (const { reservation } of await listUnits(db, id))
        if (reservation?.state === 'hold') await deleteHold(db, reservation.id)
    },
  },
})
