import type { Words } from '@dvor/contract/declaration/field.ts'
import type { Vocabulary } from '@dvor/contract/messages/template.ts'
import { flags, variables, type FlagName, type VariableName } from './variables.ts'
import { emailKinds, type EmailKey } from './email-kinds.ts'

/** The variables and sections of one kind of e-mail. */
export function vocabularyOf(key: EmailKey): Vocabulary {
  const kind = emailKinds[key]
  const words = new Set<string>(kind.variables)
  const switches = new Set<string>(kind.flags)
  return {
    isVariable: (name) => words.has(name),
    isUrl: (name) => words.has(name) && 'url' in variables[name as VariableName],
    isFlag: (name) => switches.has(name),
  }
}

export interface Word {
  name: string
  description: Words
}

/** The variables and sections of one kind, as the admin chooses from them. */
export function wordsOf(key: EmailKey): { variables: Word[]; flags: Word[] } {
  const kind = emailKinds[key]
  return {
    variables: kind.variables.map((name: VariableName) => ({
      name,
      description: variables[name].description,
    })),
    flags: kind.flags.map((name: FlagName) => ({ name, description: flags[name] })),
  }
}
