import { z } from 'zod'
import * as account from '../../accounts/account.ts'
import * as auth from '../../accounts/auth.ts'
import { declareCalls } from '../call.ts'
import { ownAccountPaths, signInPaths } from './account-paths.ts'

/** Sign-in, refresh, sign-out, and a forgotten password. */
export const signInCalls = declareCalls('sign-in', signInPaths, {
  signIn: {
    access: 'anyone',
    summary: 'Prihlásenie',
    body: auth.credentials,
    errors: ['credentials_invalid', 'second_factor_invalid', 'second_factor_needed'],
    answer: auth.signedIn,
  },
  register: {
    access: 'anyone',
    summary: 'Registrácia, ak ju nastavenia povoľujú',
    body: auth.register,
    errors: ['registration_disabled'],
    answer: auth.signedIn,
  },
  refresh: {
    access: 'token',
    summary: 'Nová dvojica tokenov za starú',
    body: auth.refreshRequest,
    answer: auth.tokenPair,
  },
  signOut: { access: 'anyone', summary: 'Odhlásenie', answer: auth.done },
  forgotPassword: {
    access: 'anyone',
    summary: 'Odkaz na nové heslo e-mailom',
    body: auth.forgotPassword,
    answer: auth.done,
  },
  resetPassword: {
    access: 'token',
    summary: 'Nové heslo podľa kódu z e-mailu',
    body: auth.resetPassword,
    errors: ['code_invalid', 'password_weak'],
    answer: auth.done,
  },
})

const access = 'signed_in'

/** One's own account: data, password, sessions, second factor, proof of identity. */
export const ownAccountCalls = declareCalls('sign-in', ownAccountPaths, {
  me: { access, summary: 'Prihlásený používateľ', answer: auth.signedInUser },
  /** Proves the identity again, for the calls that require it. */
  prove: {
    access,
    summary: 'Potvrdenie totožnosti heslom',
    body: account.identityProof,
    errors: ['credentials_invalid', 'second_factor_needed'],
    answer: auth.done,
  },
  changePassword: {
    access,
    summary: 'Zmena vlastného hesla',
    body: auth.changePassword,
    errors: ['credentials_invalid', 'password_weak'],
    answer: auth.done,
  },
  sessions: { access, summary: 'Vlastné prihlásenia', answer: z.array(account.openSession) },
  endOtherSessions: { access, summary: 'Odhlásenie všade inde', answer: auth.sessionsEnded },
  endOwnSession: { access, summary: 'Odhlásenie jedného zariadenia', answer: auth.done },
  factor: { access, summary: 'Druhý krok prihlásenia', answer: account.secondFactorState },
  offerFactor: {
    access,
    summary: 'Druhý krok: tajomstvo pre aplikáciu',
    answer: account.secondFactorOffer,
  },
  turnFactorOn: {
    access,
    summary: 'Druhý krok: zapnutie prvým kódom',
    body: account.secondFactorProof,
    errors: ['second_factor_invalid'],
    answer: account.newRecoveryCodes,
  },
  renewRecoveryCodes: { access, summary: 'Nové záložné kódy', answer: account.newRecoveryCodes },
  turnFactorOff: { access, summary: 'Druhý krok: vypnutie', answer: auth.done },
  morningLetter: { access, summary: 'Ranný list: vlastné želanie', answer: account.morningLetterWish },
  wishMorningLetter: {
    access,
    summary: 'Ranný list: zmena vlastného želania',
    body: account.morningLetterWish,
    answer: account.morningLetterWish,
  },
})
