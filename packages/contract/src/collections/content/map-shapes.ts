import { declare, fullPattern } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'

export const mapShapeKinds = [
  { value: 'road', label: 'Cesta', english: 'Road' },
  { value: 'river', label: 'Rieka alebo potok', english: 'River or stream' },
  { value: 'water', label: 'Vodná plocha', english: 'Water' },
  { value: 'forest', label: 'Les', english: 'Forest' },
  { value: 'settlement', label: 'Obec', english: 'Town' },
] as const

/** Roads, waters, forests and settlements that the map of /lokalita draws. */
export const mapShapes = declare({
  name: 'map-shapes',
  label: {
    sk: { one: 'Útvar na mape', many: 'Mapa okolia' },
    en: { one: 'Shape on the map', many: 'Map of the surroundings' },
  },
  adminPath: '/map-shapes',
  operations: fullPattern,
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
      label: { sk: 'Zobrazený na webe', en: 'Shown on the site' },
      default: true,
      inList: true,
    }),
  },
})
