import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brokenRules } from './checks/broken-rules.ts'
import { importRules, workspaceRules } from './checks/import-rules.ts'
import { reportViolations, type Violation } from './checks/violation.ts'
import { ROOT } from './project.ts'

/** Finds imports against the direction of the property, and of what a package may not use, in the project at `root`. */
export async function checkImports(root: string): Promise<Violation[]> {
  const rooms = Object.keys(workspaceRules)
  const manifests = rooms.map(async (room) => {
    const text = await readFile(join(root, room, 'package.json'), 'utf8').catch(() => '')
    return [room, Array.from(text.matchAll(/"@dvor\/([\w-]+)":/g), ([, name = '']) => name)] as const
  })
  const declared = Object.fromEntries(await Promise.all(manifests))
  const found = await brokenRules(root, ['apps', 'packages', 'e2e', 'bench', 'tooling'], {
    combinedDependencies: true,
    doNotFollow: { path: '(^|/)node_modules/' },
    exclude: { path: '/(migrations|build|dist|data|public|test-results|\\.react-router)/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'node'] },
    ruleSet: { forbidden: importRules(declared) },
  })
  return found.map(({ from, to, rule: { name } }) => ({ path: from, message: `imports ${to}: ${name}` }))
}

if (import.meta.main) reportViolations('Imports', await checkImports(ROOT))
