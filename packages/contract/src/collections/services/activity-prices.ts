import { declare, fullPattern } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'

export const activityPrices = declare({
  name: 'activity-prices',
  label: { one: 'Položka cenníka', many: 'Cenník aktivít' },
  adminPath: '/activity-prices',
  operations: fullPattern,
  titleField: 'title',
  sort: 'createdAt:ASC',
  fields: {
    title: f.text({ label: 'Názov', required: true, inList: true }),
    description: f.longtext({ label: 'Cena a opis', required: true, inList: true }),
    active: f.flag({ label: 'Zobrazené na webe', default: true, inList: true }),
  },
})
