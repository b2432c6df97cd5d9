import { bindShortWords } from '@dvor/format/language.ts'
import { Visitor, type ESTree, type Plugin } from 'vite'

/** Names of constants and of parts of dictionaries that hold English. */
const ENGLISH = /^en$|english/i

interface Place {
  start: number
  end: number
}

/**
 * Binds one-letter words in the Slovak texts of the site's own code to the words behind them, in pages of the server and
 * in scripts alike. The texts are written with plain spaces, because non-breaking ones are invisible in an editor.
 * English texts are told by the name of their file or constant.
 */
export function boundTexts(): Plugin {
  return {
    name: 'bound-texts',
    transform: {
      filter: { id: { include: /apps\/site\/app\/.*\.tsx?(\?|$)/, exclude: /-en\.tsx?/ } },
      handler(code) {
        return { code: bindTexts(code, this.parse(code)), map: null }
      },
    },
  }
}

/** The code with bound texts. Each space is replaced in its place, so that positions in the code stay right. */
function bindTexts(code: string, program: ESTree.Program): string {
  const english: Place[] = []
  const texts: Place[] = []
  const englishIf = (name: ESTree.Node, { start, end }: Place) => {
    if (name.type === 'Identifier' && ENGLISH.test(name.name)) english.push({ start, end })
  }
  new Visitor({
    VariableDeclarator: (node) => englishIf(node.id, node),
    Property: (node) => englishIf(node.key, node),
    Literal: ({ value, start, end }) => {
      if (typeof value === 'string') texts.push({ start: start + 1, end: end - 1 })
    },
    TemplateElement: ({ start, end }) => texts.push({ start, end }),
  }).visit(program)
  const isSlovak = (text: Place) => !english.some(({ start, end }) => start <= text.start && text.end <= end)
  return texts.filter(isSlovak).reduce(bindAt, code)
}

/** A part of a template behind a value does not begin a word: what is before it is looked at, too. */
function bindAt(code: string, { start, end }: Place): string {
  const isBegin = /['"`]/.test(code[start - 1] ?? '')
  const before = isBegin ? '' : (code[start - 1] ?? '')
  const bound = bindShortWords(before + code.slice(start, end)).slice(before.length)
  return code.slice(0, start) + bound + code.slice(end)
}
