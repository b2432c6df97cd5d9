import { expect, test } from 'vitest'
import { layerFaults, type BuiltScript } from '../../demo-layer-on-demand.ts'

const script = (fileName: string, moduleId: string, more: Partial<BuiltScript> = {}): BuiltScript => ({
  fileName,
  isEntry: false,
  imports: [],
  dynamicImports: [],
  moduleIds: [moduleId],
  ...more,
})
const start = script('start.js', '/apps/admin/src/main.tsx', { isEntry: true, dynamicImports: ['switch.js'] })
const screen = script('screen.js', '/apps/admin/src/features/units/screen.tsx', { imports: ['start.js'] })
const theSwitch = script('switch.js', '/packages/demo-layer/src/switch.ts', { dynamicImports: ['worker.js'] })
const worker = script('worker.js', '/node_modules/msw/lib/index.js')

// The build itself applies the rule to the back office (vite.config.ts).
test('the start loads the demo layer by its switch alone', () => {
  expect(layerFaults([start, screen, theSwitch, worker])).toEqual([])
})

test.each([
  ['loaded with a screen', [start, { ...screen, imports: ['worker.js'] }, theSwitch, worker]],
  ['loaded with the start', [{ ...start, imports: ['switch.js'] }, screen, theSwitch, worker]],
  ['loaded past the switch', [{ ...start, dynamicImports: ['switch.js', 'worker.js'] }, theSwitch, worker]],
  ['switched on by a screen', [start, { ...screen, dynamicImports: ['switch.js'] }, theSwitch, worker]],
])('a layer that is %s is a fault', (_name, scripts) => {
  expect(layerFaults(scripts)).toHaveLength(1)
})

test('a layer that lies in the start, or that nothing loads, is a fault', () => {
  const whole = { ...start, dynamicImports: [], moduleIds: [...start.moduleIds, ...theSwitch.moduleIds] }
  expect(layerFaults([whole, screen])).not.toEqual([])
  expect(layerFaults([{ ...start, dynamicImports: [] }, screen, theSwitch, worker])).toHaveLength(1)
})
