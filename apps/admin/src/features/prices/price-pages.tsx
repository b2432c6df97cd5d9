import { prices } from '@dvor/contract/collections/accommodation/prices.ts'
import type { SingleRecord } from '@dvor/contract/declaration/collection.ts'
import { AddPage } from '../../core/screens/add-page.tsx'
import { EditPage } from '../../core/screens/edit-page.tsx'
import { withIds } from './season-draft.ts'
import { SeasonEffectNote } from './season-effect-note.tsx'
import { useFurtherUnits } from './use-further-units.tsx'

/** A new season, for one unit or for several at once. */
export function PriceAddPage() {
  const { input, createFor } = useFurtherUnits()
  return (
    <AddPage collection={prices} onSaved={createFor}>
      {input}
    </AddPage>
  )
}

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
