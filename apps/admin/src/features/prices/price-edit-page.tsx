import type { SingleRecord } from '@dvor/contract/declaration/collection.ts'
import { prices } from '@dvor/contract/collections/accommodation/prices.ts'
import { withIds } from './season-draft.ts'
import { SeasonEffectNote } from './season-effect-note.tsx'
import { EditPage } from '../../core/screens/edit-page.tsx'

/** A season's form with the nights on which it does not apply. */
export function PriceEditPage() {
  return (
    <EditPage
      collection={prices}
      below={(record) => {
        const season = record as unknown as SingleRecord<typeof prices>
        return <SeasonEffectNote season={withIds(season)} />
      }}
    />
  )
}
