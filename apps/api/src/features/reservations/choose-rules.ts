import type { Settings } from '../../collections/global-settings.ts'
import type { Reservation } from './queries.ts'

/** Cancellation rules that were agreed when it was booked; of what was booked before these were kept, the house's own. */
export const agreedRules = (
  { agreed_terms }: Pick<Reservation, 'agreed_terms'>,
  settings: Pick<Settings, 'cancellation_rules'>,
) => agreed_terms?.cancellation_rules ?? settings.cancellation_rules
