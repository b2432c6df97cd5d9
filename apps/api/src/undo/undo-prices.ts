import type { UndoneValue } from '@dvor/contract/insight/undo.ts'
import type { PlannedChange } from '../price-calendar/price-state.ts'
import { planUndo, undoChange } from '../price-calendar/undo-change.ts'
import { require, UndoRefused, type PlanUndo } from './undo-entry.ts'

/** Most values of a change of many days that are shown. */
const shown = 60

/** Plans to take back a change of prices of days and seasons, by the calendar or their forms. */
export const undoPrices: PlanUndo = async (tx, { id }, { actor }) => {
  require(actor, 'prices.edit')
  const change = await planUndo(tx, id)
  if (!change) throw new UndoRefused('elsewhere')
  return { values: valuesOf(change).slice(0, shown), apply: (db) => undoChange(db, actor, id) }
}

function valuesOf({ cells, seasons }: PlannedChange): UndoneValue[] {
  const ofDays = cells.map(({ unit, day, before, after }) => ({
    key: 'price',
    unit,
    day,
    now: before?.price ?? null,
    after: after?.price ?? null,
  }))
  const ofSeasons = seasons.flatMap(({ before, after }) => {
    const { accommodation_unit: unit, valid_from: day } = after ?? before ?? {}
    return (['title', 'price'] as const).map((key) => ({
      key,
      unit,
      day,
      now: before?.[key] ?? null,
      after: after?.[key] ?? null,
    }))
  })
  return [...ofDays, ...ofSeasons]
}
