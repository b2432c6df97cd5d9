import { declare, fullPattern } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'
import { questionKinds, questionOptions } from '../../guests/surveys.ts'

/** Questions for guests after their stay, in the order of the form. */
export const surveyQuestions = declare({
  name: 'survey-questions',
  label: {
    one: { sk: 'Otázka dotazníka', en: 'Survey question' },
    many: { sk: 'Otázky dotazníka', en: 'Survey questions' },
  },
  adminPath: '/survey-questions',
  operations: fullPattern,
  permissions: { read: 'surveys.read', edit: 'surveys.manage' },
  titleField: 'text',
  sort: 'order:ASC',
  isOneText: true,
  fields: {
    text: f.text({ label: { sk: 'Otázka', en: 'Question' }, required: true, inList: true, translated: true }),
    kind: f.choice(questionKinds, {
      label: { sk: 'Ako sa odpovedá', en: 'Kind of answer' },
      required: true,
      inList: true,
      help: {
        sk: 'Keď už niekto odpovedal, spôsob odpovede sa meniť nedá.',
        en: 'Once somebody has answered, the kind of answer cannot be changed.',
      },
    }),
    options: f.json(questionOptions, {
      translated: true,
      label: { sk: 'Možnosti', en: 'Options' },
      help: {
        sk: 'Len pri výbere z možností; aspoň dve rôzne.',
        en: 'Only for a choice of options; at least two different ones.',
      },
    }),
    required: f.flag({ label: { sk: 'Povinná', en: 'Required' }, default: false, inList: true }),
    on_site: f.flag({
      label: { sk: 'Smie na web', en: 'May go on the site' },
      default: false,
      inList: true,
      help: {
        sk: 'Odpovede hostí, ktorí so zverejnením súhlasia, sa ukážu na webe.',
        en: 'Answers of guests who agree to publishing are shown on the site.',
      },
    }),
    order: f.place({ inList: true }),
    active: f.flag({ label: { sk: 'Pýtame sa', en: 'Asked' }, default: true, inList: true }),
  },
})
