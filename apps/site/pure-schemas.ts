import type { Plugin } from 'vite'

/** Files that only declare: schemas, paths, limits. Evaluating one of their constants does nothing else. */
const DECLARATIONS = /packages\/contract\/src\/.*\.ts$/

/** Leaves schemas that no page uses out of the scripts: a bundler cannot know that a call which makes one does nothing else. */
export function pureSchemas(): Plugin {
  return {
    name: 'pure-schemas',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: DECLARATIONS },
      handler(code) {
        const values = this.parse(code).body.flatMap((statement) => {
          const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
          if (declared?.type !== 'VariableDeclaration') return []
          return declared.declarations.flatMap(({ init }) => (init && mayCall(init.type) ? [init] : []))
        })
        return { code: markPure(code, values), map: null }
      },
    },
  }
}

const mayCall = (type: string): boolean => !/Function|Literal$/.test(type) || type === 'TemplateLiteral'

interface Place {
  start: number
  end: number
}

/** The code with each of the values made by a function of its own, which may be left out. */
function markPure(code: string, values: readonly Place[]): string {
  return values.reduceRight(
    (marked, { start, end }) =>
      `${marked.slice(0, start)}/*#__PURE__*/ (() => (${marked.slice(start, end)}))()${marked.slice(end)}`,
    code,
  )
}
