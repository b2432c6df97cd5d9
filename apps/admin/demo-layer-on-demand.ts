import type { Plugin } from 'vite'

/** The properties of a built script that the rule reads. */
export interface BuiltScript {
  fileName: string
  isEntry: boolean
  /** Scripts that are loaded with it, and those that it may load later. */
  imports: readonly string[]
  dynamicImports: readonly string[]
  /** Paths of the modules in it. */
  moduleIds: readonly string[]
}

/** Fails a build in which anything but the demo layer's switch leads to the layer. */
export function demoLayerOnDemand(): Plugin {
  return {
    name: 'demo-layer-on-demand',
    apply: 'build',
    generateBundle(_options, bundle) {
      const faults = layerFaults(Object.values(bundle).filter((file) => file.type === 'chunk'))
      if (faults.length > 0) this.error(faults.join('\n'))
    },
  }
}

const isOfLayer = (id: string) => id.includes('/packages/demo-layer/') || id.includes('/node_modules/msw/')
const holdsSwitch = ({ moduleIds }: BuiltScript) =>
  moduleIds.some((id) => id.endsWith('/packages/demo-layer/src/switch.ts'))

/**
 * Faults of the built back office. The layer lies in scripts of its own, and the only way to them is the switch, which
 * the first script may load later.
 */
export function layerFaults(scripts: readonly BuiltScript[]): string[] {
  const ofLayer = scripts.filter(({ moduleIds }) => moduleIds.some(isOfLayer))
  const others = scripts.filter((script) => !ofLayer.includes(script))
  const names = new Set(ofLayer.map(({ fileName }) => fileName))
  const switches = new Set(ofLayer.filter(holdsSwitch).map(({ fileName }) => fileName))
  const faults = ofLayer.length > 1 ? [] : ['the demo layer has no scripts of its own']
  if (!others.some(({ dynamicImports }) => dynamicImports.some((name) => switches.has(name))))
    faults.push('nothing loads the switch of the demo layer')
  for (const { fileName, isEntry, imports, dynamicImports } of others) {
    for (const name of imports.filter((name) => names.has(name)))
      faults.push(`${fileName} is loaded with ${name} of the demo layer`)
    for (const name of dynamicImports.filter((name) => names.has(name)))
      if (!isEntry || !switches.has(name)) faults.push(`${fileName} loads ${name} of the demo layer`)
  }
  return faults
}
