import { hash, verify } from '@node-rs/argon2'
import { newToken } from '../../db/ids.ts'

/** Cost parameters of a hash; tests use lower ones. */
export interface PasswordCost {
  readonly memoryKib: number
  readonly passes: number
}

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
export const fullCost: PasswordCost = { memoryKib: 19_456, passes: 2 }

/** Argon2id hash in PHC form. */
export function hashPassword(password: string, { memoryKib, passes }: PasswordCost = fullCost) {
  return hash(password.normalize('NFC'), { memoryCost: memoryKib, timeCost: passes, parallelism: 1 })
}

/** Compares passwords with hashes; a missing hash takes just as long to be refused. */
export class PasswordCheck {
  readonly #cost: PasswordCost
  #dummy: Promise<string> | undefined

  constructor(cost: PasswordCost) {
    this.#cost = cost
  }

  async matches(password: string, stored: string | null | undefined): Promise<boolean> {
    this.#dummy ??= hashPassword(newToken(), this.#cost)
    const dummy = await this.#dummy
    const same = await verify(stored ?? dummy, password.normalize('NFC'))
    return same && Boolean(stored)
  }
}
