import { z } from 'zod'
import { declare } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'
import { surveyAnswer } from '../../guests/surveys.ts'

/**
 * A survey sent to a guest after the stay. Its id is random, because it is the key in the guest's link; the scheduled
 * e-mail creates rows, so there is no create (docs/contract.md, Collections). Guests read and write another shape (`surveyView`,
 * `surveyReply`).
 */
export const surveys = declare({
  name: 'surveys',
  label: { one: { sk: 'Dotazník', en: 'Survey' }, many: { sk: 'Odoslané dotazníky', en: 'Sent surveys' } },
  adminPath: '/survey-requests',
  operations: ['list', 'count', 'single', 'edit', 'delete'],
  permissions: { read: 'surveys.read', edit: 'surveys.manage' },
  titleField: 'guest_name',
  sort: 'is_new:DESC,done_at:DESC,sent_at:DESC',
  fields: {
    is_new: f.flag({ label: { sk: 'Nový', en: 'New' }, default: false, inList: true }),
    guest_name: f.text({
      sees: 'reservations.read',
      label: { sk: 'Hosť', en: 'Guest' },
      readOnly: true,
      inList: true,
    }),
    email: f.email({ sees: 'guests.read', label: { sk: 'E-mail', en: 'E-mail' }, readOnly: true }),
    reservation: f.relation('reservations', { label: { sk: 'Rezervácia', en: 'Booking' }, readOnly: true }),
    sent_at: f.instant({ label: { sk: 'Odoslaný', en: 'Sent' }, readOnly: true, inList: true }),
    done: f.flag({
      label: { sk: 'Vyplnený', en: 'Filled in' },
      default: false,
      readOnly: true,
      inList: true,
    }),
    done_at: f.instant({ label: { sk: 'Vyplnený kedy', en: 'Filled in at' }, readOnly: true, inList: true }),
    publish_consent: f.flag({
      label: { sk: 'Smie na web', en: 'May go on the site' },
      default: false,
      inList: true,
      help: {
        sk: 'Súhlas dáva hosť; tu sa dá len odvolať.',
        en: 'The guest gives consent; here it can only be withdrawn.',
      },
    }),
    owner_answer: f.longtext({
      label: { sk: 'Vaša odpoveď', en: 'Your answer' },
      help: {
        sk: 'Na webe stojí pod slovami hosťa, tak ako ju napíšete. Píšte v jazyku hosťa.',
        en: "On the site it stands below the guest's words as you write it. Write in the guest's language.",
      },
    }),
    settled: f.flag({ label: { sk: 'Netreba odpovedať', en: 'Needs no answer' }, default: false }),
    survey_answers: f.computed(z.array(surveyAnswer), { label: { sk: 'Odpovede', en: 'Answers' } }),
  },
})
