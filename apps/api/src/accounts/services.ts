import type { CollectionServices } from '../crud/services.ts'
import type { AllowedOrigins } from '../property/allowed-origins.ts'
import type { PasswordCost } from './credentials/passwords.ts'
import type { SignInKit } from './credentials/sign-in-kit.ts'

/** Options of the API that concern accounts. */
export interface AccountOptions {
  /** The first administrator of an empty database. */
  admin: { email?: string; password?: string }
  /** Cost of a password hash; OWASP's figure by default. */
  passwordCost?: PasswordCost
}

export interface AccountServices extends CollectionServices {
  readonly signIn: SignInKit
  readonly allowedOrigins: AllowedOrigins
}
