import { declare, fullPattern } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'

export const mapShapeKinds = [
  { value: 'road', label: { sk: 'Cesta', en: 'Road' } },
  { value: 'river', label: { sk: 'Rieka alebo potok', en: 'River or stream' } },
  { value: 'water', label: { sk: 'Vodná plocha', en: 'Water' } },
  { value: 'forest', label: { sk: 'Les', en: 'Forest' } },
  { value: 'settlement', label: { sk: 'Obec', en: 'Town' } },
] as const

/** Roads, waters, forests and settlements that the map of /lokalita draws. */
export const mapShapes = declare({
  name: 'map-shapes',
  label: {
    one: { sk: 'Útvar na mape', en: 'Shape on the map' },
    many: { sk: 'Mapa okolia', en: 'Map of the surroundings' },
  },
  adminPath: '/map-shapes',
  operations: fullPattern,
  permissions: {
    read: 'content.edit',
    edit: 'content.edit',
    create: 'content.publish',
    delete: 'content.publish',
  },
  titleField: 'title',
  sort: 'order:ASC',
  fields: {
    title: f.text({ label: { sk: 'Názov', en: 'Name' }, required: true, inList: true }),
    kind: f.choice(mapShapeKinds, { label: { sk: 'Druh', en: 'Kind' }, required: true, inList: true }),
    points: f.points({
      label: { sk: 'Body', en: 'Points' },
      required: true,
      help: {
        sk: 'Na každom riadku jeden bod, napríklad „49.1462, 19.3418“. Obci stačí jeden bod, ceste a rieke dva.',
        en: 'One place on each line, for example “49.1462, 19.3418”. A town needs one place, a road or a river two.',
      },
    }),
    order: f.place(),
    active: f.flag({
      edits: 'content.publish',
      label: { sk: 'Zobrazený na webe', en: 'Shown on the site' },
      default: true,
      inList: true,
    }),
  },
})
