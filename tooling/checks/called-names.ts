import { parseAst } from 'vite'

/** A node of the syntax tree; its children are nodes, lists of nodes or values. */
type Node = Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

function namesIn(node: Node): string[] {
  const own = node['type'] === 'Identifier' && typeof node['name'] === 'string' ? [node['name']] : []
  return [...own, ...childrenOf(node).flatMap(namesIn)]
}

/** Declarations of a file's top level, by name; a class is one declaration. */
function declarationsOf(statement: Node): [name: string, node: Node][] {
  const declaration = isNode(statement['declaration']) ? statement['declaration'] : statement
  const parts = Array.isArray(declaration['declarations']) ? declaration['declarations'] : [declaration]
  return parts
    .filter(isNode)
    .flatMap((node): [string, Node][] =>
      isNode(node['id']) && typeof node['id']['name'] === 'string' ? [[node['id']['name'], node]] : [],
    )
}

/**
 * Names that the body of a top-level function mentions, itself or through functions of the same file. Comments, imports
 * and other functions of the file do not count; undefined where the file does not declare the function.
 */
export function mentionedBy(source: string, name: string): ReadonlySet<string> | undefined {
  const program: unknown = parseAst(source, { lang: 'ts' })
  const body = isNode(program) && Array.isArray(program['body']) ? program['body'].filter(isNode) : []
  const declared = new Map(body.flatMap(declarationsOf))
  if (!declared.has(name)) return undefined
  const found = new Set<string>()
  const open = [name]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const node = declared.get(next)
    for (const one of node ? namesIn(node) : []) {
      if (found.has(one)) continue
      found.add(one)
      open.push(one)
    }
  }
  return found
}
