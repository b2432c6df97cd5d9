import type { IForbiddenRuleType, IViolation } from 'dependency-cruiser'
import { brokenRules } from './checks/broken-rules.ts'
import { moduleOrders, type ModuleOrder } from './checks/module-order.ts'
import { ROOT } from './project.ts'
import { sourceFiles } from './checks/source-files.ts'
import { reportViolations, type Violation } from './checks/violation.ts'

/** Neither tests nor what only they use has a place in the order: a test may look at anything. */
const NOT_JUDGED = /\.test\.tsx?$|\/testing\/|\/migrations\/|(^|\/)node_modules\//

/**
 * Finds imports against the declared order of modules, and circles between files and between folders, in the project
 * at `root`. Type imports count in the order and between folders, not between two files of one folder.
 */
export async function checkModules(root: string, orders = moduleOrders): Promise<Violation[]> {
  const paths = await sourceFiles(root)
  const sources = orders.map(({ source }) => source)
  const found = await brokenRules(root, sources, {
    exclude: { path: NOT_JUDGED.source },
    metrics: true,
    ruleSet: { forbidden: [...circleRules, ...orders.flatMap(orderRules)] },
  })
  return [
    ...orders.flatMap((order) => findUndeclared(paths, order)),
    ...found.map((broken) => ({ path: broken.from, message: messageOf(broken) })),
  ]
}

/** Folders of a package that have no place in its order, and places without a folder. */
function findUndeclared(paths: readonly string[], { source, modules }: ModuleOrder): Violation[] {
  const inside = paths.filter((path) => path.startsWith(`${source}/`) && !NOT_JUDGED.test(path))
  const names = inside.map((path) => path.slice(source.length + 1).split('/'))
  const folders = new Set(names.flatMap(([first, ...rest]) => (first && rest.length > 0 ? [first] : [])))
  const at = (name: string, message: string) => ({ path: `${source}/${name}`, message })
  return [
    ...[...folders]
      .filter((name) => !modules.includes(name))
      .map((name) => at(name, 'has no place in the order of modules (tooling/checks/module-order.ts)')),
    ...modules
      .filter((name) => !folders.has(name))
      .map((name) => at(name, 'is named in tooling/checks/module-order.ts and has no source file')),
  ]
}

const circleRules: IForbiddenRuleType[] = [
  {
    name: 'circle between files',
    severity: 'error',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  { name: 'circle between folders', severity: 'error', scope: 'folder', from: {}, to: { circular: true } },
]

const ORDER = 'order of modules'

/** One rule for each module: nothing of it imports what comes later. */
function orderRules({ source, modules }: ModuleOrder): IForbiddenRuleType[] {
  const composition = `^${source}/[^/]+$`
  return modules.map((module, place) => ({
    name: `${ORDER}: ${module}`,
    comment: `${module} comes before it`,
    severity: 'error',
    from: { path: `^${source}/${module}/` },
    to: { path: [...modules.slice(place + 1).map((later) => `^${source}/${later}/`), composition] },
  }))
}

function messageOf({ rule: { name }, from, to, cycle = [] }: IViolation): string {
  if (!name.startsWith(ORDER)) {
    const way = [from, ...cycle.map((step) => step.name)].join(' → ')
    return `${name}: ${way}; move what both need to a place below both`
  }
  const module = name.slice(ORDER.length + 2)
  return (
    `imports ${to}, which comes after '${module}' in tooling/checks/module-order.ts: move what is needed into '${module}' ` +
    `or below, move the caller up, or pass it in where the modules are composed`
  )
}

if (import.meta.main) reportViolations('Modules', await checkModules(ROOT))
