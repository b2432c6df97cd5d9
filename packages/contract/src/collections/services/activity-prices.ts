import { declare, fullPattern } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'

export const activityPrices = declare({
  name: 'activity-prices',
  label: {
    one: { sk: 'Položka cenníka', en: 'Price list item' },
    many: { sk: 'Cenník aktivít', en: 'Price list of activities' },
  },
  adminPath: '/activity-prices',
  operations: fullPattern,
  permissions: {
    read: 'content.edit',
    edit: 'content.edit',
    create: 'content.publish',
    delete: 'content.publish',
  },
  titleField: 'title',
  sort: 'createdAt:ASC',
  fields: {
    title: f.text({ label: { sk: 'Názov', en: 'Name' }, required: true, inList: true, translated: true }),
    description: f.longtext({
      translated: true,
      label: { sk: 'Cena a opis', en: 'Price and description' },
      required: true,
      inList: true,
    }),
    active: f.flag({
      edits: 'content.publish',
      label: { sk: 'Zobrazené na webe', en: 'Shown on the site' },
      default: true,
      inList: true,
    }),
  },
})
