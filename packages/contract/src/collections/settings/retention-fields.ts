import * as f from '../../declaration/fields.ts'
import { retentionTable, type RetentionSetting } from '../../privacy/retention.ts'

const section = { sk: 'Uchovávanie osobných údajov', en: 'Retention of personal data' }

/** The field of one row of the table of retention. */
function daysOf(setting: RetentionSetting) {
  const { label, from, cleared, stays, reason, defaultDays } = retentionTable[setting]
  return f.atLeastOne({
    label: { sk: `${label.sk}: dní od ${from.sk}`, en: `${label.en}: days from ${from.en}` },
    help: {
      sk: `Vymaže sa: ${cleared.sk} Zostane: ${stays.sk} ${reason.sk}`,
      en: `Cleared: ${cleared.en} Stays: ${stays.en} ${reason.en}`,
    },
    default: defaultDays,
    section,
  })
}

/** Days after which personal data become anonymous, a field for each kind. */
export const retentionFields = {
  retention_days: daysOf('retention_days'),
  retention_reservations_days: daysOf('retention_reservations_days'),
  retention_emails_days: daysOf('retention_emails_days'),
  retention_enquiries_days: daysOf('retention_enquiries_days'),
  retention_surveys_days: daysOf('retention_surveys_days'),
  retention_traces_days: daysOf('retention_traces_days'),
  retention_history_days: daysOf('retention_history_days'),
}
