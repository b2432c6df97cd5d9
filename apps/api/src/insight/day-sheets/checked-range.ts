import { maxSheetDays, type SheetQuery } from '@dvor/contract/insight/day-sheets.ts'
import { daysBetween } from '@dvor/format/days.ts'
import { ApiError } from '../../platform/errors.ts'

/** @throws ApiError `query_invalid` for a range that is empty or longer than `maxSheetDays` */
export function checkedRange(range: SheetQuery): SheetQuery {
  const length = daysBetween(range.from, range.to) + 1
  if (length >= 1 && length <= maxSheetDays) return range
  throw new ApiError('query_invalid', `to: at most ${maxSheetDays} days from the first`, {
    fields: [{ path: 'to', code: 'invalid_value' }],
  })
}
