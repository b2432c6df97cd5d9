let list: Promise<ReadonlySet<string>> | undefined

/**
 * The 49,000 passwords that occur most in leaked collections, lower case. Read when the first password is chosen and
 * kept then: a start, and a property in which nobody changes one, need not pay for it.
 */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  list ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  )
  return list
}
