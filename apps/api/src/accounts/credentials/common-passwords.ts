let list: Promise<ReadonlySet<string>> | undefined

/**
 * The 49,000 passwords that occur most in leaked collections, lower case. Read when the first password is chosen and
 * kept then, so that starting stays quick.
 */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  list ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  )
  return list
}
