import type { TapeChart } from '@dvor/contract/reservations/tape-chart.ts'
import { useMemo, useState } from 'react'
import { occupantsByUnit, rowsOf, type StaysById } from '../model/board-model.ts'

/** The chart's data as the board needs them, and the folded objects. */
export function useModel(chart: TapeChart) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const rows = useMemo(() => rowsOf(chart, closed), [chart, closed])
  const occupants = useMemo(() => occupantsByUnit(chart), [chart])
  const stays: StaysById = useMemo(() => new Map(chart.stays.map((stay) => [stay.id, stay])), [chart])
  const titles = useMemo(() => new Map(chart.units.map(({ id, title }) => [id, title])), [chart])
  return {
    chart,
    rows,
    occupants,
    stays,
    titleOf: (unit: string) => titles.get(unit) ?? '',
    isObject: (row: string) => chart.objects.some(({ id }) => id === row),
    toggle: (object: string) => setClosed((was) => toggled(was, object)),
  }
}
export type Model = ReturnType<typeof useModel>

function toggled(set: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(set)
  if (!next.delete(id)) next.add(id)
  return next
}
