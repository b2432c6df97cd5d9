import { access, glob, readFile } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'
import { reportViolations, type Violation } from './checks/violation.ts'
import { ROOT } from './project.ts'

const IGNORED = /(^|\/)(node_modules|build|dist|data|\.[^/]+)(\/|$)/
const LINK = /\]\(([^)\s]+)\)/g
/** A path of the repository in backticks; patterns and placeholders are no paths. */
const CODE_PATH = /`((?:apps|packages|e2e|bench|tooling|script|docs)\/[\w./-]+)`/g

/** Finds links and paths in the Markdown files below `root` that lead to no file, anchors that name no heading or exported name, and decisions with one number. */
export async function checkDocuments(root: string): Promise<Violation[]> {
  const paths: string[] = []
  for await (const path of glob('**/*.md', { cwd: root, exclude: (name) => IGNORED.test(name) }))
    paths.push(path)
  const found = await Promise.all(paths.toSorted().map((path) => checkDocument(root, path)))
  return [...found.flat(), ...repeatedNumbers(paths)]
}

/** Decisions whose number another decision has; two people can take the same one at the same time. */
function repeatedNumbers(paths: readonly string[]): Violation[] {
  const numberOf = (path: string) => /^docs\/decisions\/(\d+)-/.exec(path)?.[1]
  const first = new Map<string, string>()
  return paths.toSorted().flatMap((path) => {
    const number = numberOf(path)
    const other = number && first.get(number)
    if (number && !other) first.set(number, path)
    return other ? [{ path, message: `${other} has the same number; take the next free one` }] : []
  })
}

async function checkDocument(root: string, path: string): Promise<Violation[]> {
  const text = (await readFile(join(root, path), 'utf8')).replaceAll(/^```[^]*?^```$/gm, '')
  const links = matches(text, LINK).filter((link) => !/^[a-z]+:/.test(link) && !link.startsWith('/'))
  const messages = [
    ...(await Promise.all(links.map((link) => problemOfLink(root, path, link)))),
    ...(await Promise.all(matches(text, CODE_PATH).map((name) => problemOfPath(root, name)))),
  ]
  return messages.filter((message) => message !== undefined).map((message) => ({ path, message }))
}

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

async function problemOfPath(root: string, name: string): Promise<string | undefined> {
  // Built files exist after a build only.
  if (IGNORED.test(name)) return undefined
  return (await exists(join(root, name))) ? undefined : `${name} does not exist; name the file's present path`
}

async function problemOfLink(root: string, path: string, link: string): Promise<string | undefined> {
  const [file = '', anchor] = link.split('#')
  const target = file ? normalize(join(dirname(path), file)) : path
  if (!(await exists(join(root, target)))) return `the link to ${link} leads to no file`
  if (!anchor) return undefined
  const content = await readFile(join(root, target), 'utf8')
  if (/\.tsx?$/.test(target))
    return declares(content, anchor) ? undefined : `the link to ${link} names nothing that ${target} declares`
  if (!target.endsWith('.md')) return undefined
  const headings = matches(content, /^#+ (.*)$/gm).map(anchorOf)
  return headings.includes(anchor) ? undefined : `the link to ${link} names no heading of ${target}`
}

/** Whether the TypeScript source exports a declaration of the name. */
const declares = (source: string, name: string) =>
  matches(source, /^export (?:async )?(?:function|const|class|interface|type) (\w+)/gm).includes(name)

/** The anchor of a heading, as GitHub makes it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')

if (import.meta.main) reportViolations('Documents', await checkDocuments(ROOT))
