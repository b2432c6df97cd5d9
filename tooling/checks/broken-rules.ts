import { cruise, type ICruiseOptions, type IViolation } from 'dependency-cruiser'

/** Asks dependency-cruiser which of its rules the imports of some folders break, in the project at `root`. */
export async function brokenRules(
  root: string,
  folders: readonly string[],
  options: ICruiseOptions,
): Promise<IViolation[]> {
  const { output } = await cruise([...folders], {
    baseDir: root,
    // Its own parser for TypeScript needs the compiler's API, which TypeScript 7 does not have.
    parser: 'swc',
    tsPreCompilationDeps: true,
    validate: true,
    ...options,
  })
  if (typeof output === 'string') throw new Error('dependency-cruiser answered with a text')
  return output.summary.violations
}
