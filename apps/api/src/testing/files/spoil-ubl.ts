import { parseXml, type Element } from '../../platform/xml/parse-xml.ts'

/** One change of a parsed invoice that breaks a rule. */
export type Spoil = (root: Element) => void

/** Elements at a path; `#1` after a name takes the second of them. */
function at(root: Element, path: string): { parent: Element; element: Element }[] {
  return path.split('/').reduce<{ parent: Element; element: Element }[]>(
    (found, step) => {
      const [name, index] = step.split('#')
      return found.flatMap(({ element }) => {
        const children = element.children.filter((child) => child.name === name)
        const chosen = index === undefined ? children : children.slice(Number(index), Number(index) + 1)
        return chosen.map((child) => ({ parent: element, element: child }))
      })
    },
    [{ parent: root, element: root }],
  )
}

function some(root: Element, path: string) {
  const element = at(root, path)
  if (element.length === 0) throw new Error(`Nothing at ${path}`)
  return element
}

/** Removes all elements at a path. @throws where there are none */
export const cut =
  (path: string): Spoil =>
  (root) => {
    for (const { parent, element } of some(root, path))
      parent.children.splice(parent.children.indexOf(element), 1)
  }

/** Gives all elements at a path another text. @throws where there are none */
export const put =
  (path: string, text: string): Spoil =>
  (root) => {
    for (const { element } of some(root, path)) element.text = text
  }

/** Sets an attribute of all elements at a path, or removes it with null. @throws where there are none */
export const mark =
  (path: string, name: string, value: string | null): Spoil =>
  (root) => {
    for (const { element } of some(root, path)) {
      const { [name]: _before, ...others } = element.attributes
      element.attributes = value === null ? others : { ...others, [name]: value }
    }
  }

/** Adds an element, written without namespaces, at the end of another; `.` is the document itself. */
export const add =
  (path: string, xml: string): Spoil =>
  (root) => {
    const target = path === '.' ? [{ element: root }] : some(root, path)
    for (const { element } of target) element.children.push(parseXml(xml))
  }

/** Several changes, one after the other. */
export const both =
  (...spoils: Spoil[]): Spoil =>
  (root) => {
    for (const spoil of spoils) spoil(root)
  }
