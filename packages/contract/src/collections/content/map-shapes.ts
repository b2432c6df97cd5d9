import { declare, fullPattern } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'

export const mapShapeKinds = [
  { value: 'road', label: 'Cesta' },
  { value: 'river', label: 'Rieka alebo potok' },
  { value: 'water', label: 'Vodná plocha' },
  { value: 'forest', label: 'Les' },
  { value: 'settlement', label: 'Obec' },
] as const

/** Roads, waters, forests and settlements that the map of /lokalita draws. */
export const mapShapes = declare({
  name: 'map-shapes',
  label: { one: 'Útvar na mape', many: 'Mapa okolia' },
  adminPath: '/map-shapes',
  operations: fullPattern,
  titleField: 'title',
  sort: 'order:ASC',
  fields: {
    title: f.text({ label: 'Názov', required: true, inList: true }),
    kind: f.choice(mapShapeKinds, { label: 'Druh', required: true, inList: true }),
    points: f.points({
      label: 'Body',
      required: true,
      help: 'Na každom riadku jeden bod, napríklad „49.1462, 19.3418“. Obci stačí jeden bod, ceste a rieke dva.',
    }),
    order: f.place(),
    active: f.flag({ label: 'Zobrazený na webe', default: true, inList: true }),
  },
})
