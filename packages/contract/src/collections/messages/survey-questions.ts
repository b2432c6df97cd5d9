import { declare, fullPattern } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'
import { questionKinds, questionOptions } from '../../guests/surveys.ts'

const english = 'Po anglicky'

/** Questions for guests after their stay, in the order of the form. */
export const surveyQuestions = declare({
  name: 'survey-questions',
  label: { one: 'Otázka dotazníka', many: 'Otázky dotazníka' },
  adminPath: '/survey-questions',
  operations: fullPattern,
  titleField: 'text',
  sort: 'order:ASC',
  fields: {
    text: f.text({ label: 'Otázka', required: true, inList: true }),
    kind: f.choice(questionKinds, {
      label: 'Ako sa odpovedá',
      required: true,
      inList: true,
      help: 'Keď už niekto odpovedal, spôsob odpovede sa meniť nedá.',
    }),
    options: f.json(questionOptions, {
      label: 'Možnosti',
      help: 'Len pri výbere z možností; aspoň dve rôzne.',
    }),
    required: f.flag({ label: 'Povinná', default: false, inList: true }),
    on_site: f.flag({
      label: 'Smie na web',
      default: false,
      inList: true,
      help: 'Odpovede hostí, ktorí so zverejnením súhlasia, sa ukážu na webe.',
    }),
    order: f.place({ inList: true }),
    active: f.flag({ label: 'Pýtame sa', default: true, inList: true }),
    text_en: f.text({
      label: 'Otázka po anglicky',
      section: english,
      help: 'Keď chýba, anglický hosť uvidí slovenskú.',
    }),
    options_en: f.json(questionOptions, {
      label: 'Možnosti po anglicky',
      section: english,
      help: 'V rovnakom poradí a počte ako slovenské.',
    }),
  },
})
