import { prices } from '@dvor/contract/collections/accommodation/prices.ts'
import { AddPage } from '../../core/screens/add-page.tsx'
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
