import { declare, fullPattern } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'

/** Things that services share: two horses, one arena, the hall. */
export const resources = declare({
  name: 'resources',
  label: { one: { sk: 'Zdroj', en: 'Resource' }, many: { sk: 'Zdroje', en: 'Resources' } },
  adminPath: '/resources',
  operations: fullPattern,
  permissions: { read: 'housekeeping.read', edit: 'settings.edit' },
  titleField: 'title',
  sort: 'order:ASC',
  fields: {
    title: f.text({
      label: { sk: 'Názov', en: 'Name' },
      required: true,
      inList: true,
      help: { sk: 'Napríklad kone alebo jazdiareň.', en: 'For example horses or the arena.' },
    }),
    quantity: f.atLeastOne({ label: { sk: 'Počet', en: 'Number' }, required: true, inList: true }),
    hall: f.relation('halls', {
      label: { sk: 'Je to sála', en: 'It is a hall' },
      nested: true,
      help: {
        sk: 'V dňoch dohodnutých dopytov na sálu je obsadená.',
        en: 'It is taken on the days of agreed hall enquiries.',
      },
    }),
    order: f.place(),
  },
})
