import { z } from 'zod'
import { declare } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'
import { surveyAnswer } from '../../guests/surveys.ts'

/**
 * A survey sent to a guest after the stay. Its id is random, because it is the key in the guest's link; the scheduled
 * e-mail creates rows, so there is no create (docs/product.md, section 7). Guests read and write another shape (`surveyView`,
 * `surveyReply`).
 */
export const surveys = declare({
  name: 'surveys',
  label: { one: 'Dotazník', many: 'Odoslané dotazníky' },
  adminPath: '/survey-requests',
  operations: ['list', 'count', 'single', 'edit', 'delete'],
  titleField: 'guest_name',
  sort: 'is_new:DESC,done_at:DESC,sent_at:DESC',
  fields: {
    is_new: f.flag({ label: 'Nový', default: false, inList: true }),
    guest_name: f.text({ label: 'Hosť', readOnly: true, inList: true }),
    email: f.email({ label: 'E-mail', readOnly: true }),
    reservation: f.relation('reservations', { label: 'Rezervácia', readOnly: true }),
    sent_at: f.instant({ label: 'Odoslaný', readOnly: true, inList: true }),
    done: f.flag({ label: 'Vyplnený', default: false, readOnly: true, inList: true }),
    done_at: f.instant({ label: 'Vyplnený kedy', readOnly: true, inList: true }),
    publish_consent: f.flag({
      label: 'Smie na web',
      default: false,
      inList: true,
      help: 'Súhlas dáva hosť; tu sa dá len odvolať.',
    }),
    survey_answers: f.computed(z.array(surveyAnswer), { label: 'Odpovede' }),
  },
})
