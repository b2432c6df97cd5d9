import type { auth as slovak } from './sk-sign-in.ts'
import type { English } from './translation.ts'

/** Texts of the sign-in, and of what an account may not open. */
export const auth: English<typeof slovak> = {
  signIn: 'Sign in',
  welcome: 'Welcome home',
  welcomeHint: 'Sign in to the back office of the guesthouse.',
  identifier: 'Name or e-mail',
  password: 'Password',
  code: 'Code from the app',
  codeHint: 'Six digits from the app on your phone. Without the phone, type a recovery code.',
  toPassword: 'Back to the password',
  remember: 'Remember me',
  showPassword: 'Show or hide the password',
  forgot: 'Forgotten password',
  forgotTitle: 'Forgot your password?',
  forgotHint: 'Type your e-mail and we send you a link to set a new password.',
  email: 'E-mail',
  sendLink: 'Send the link',
  linkSent: 'Check your inbox',
  linkSentHint:
    'If this address has an account, a link to a new password is on its way. It holds for 30 minutes.',
  resetTitle: 'New password',
  resetHint: 'At least 10 characters. A sentence that you remember is best.',
  newPassword: 'New password',
  repeatPassword: 'New password once more',
  savePassword: 'Save the password',
  passwordSaved: 'The password is changed. You can sign in.',
  backToSignIn: 'Back to sign-in',
  noCode: 'The link has no code. Open it again from the e-mail or ask for a new one.',
  locked:
    'Too many wrong passwords were tried for this sign-in, perhaps by somebody else. Wait a quarter of an hour, or set a new password by “Forgotten password”: then you can sign in from here at once.',
  expired: 'Your session has ended. Please sign in again.',
  notAllowed: 'You have no access to this page!',
  notAllowedHint: 'Your account may not come here. If that is a mistake, tell the administrator.',
  notAuthorized: 'You are not authorized!',
  notAuthorizedHint: 'You lack the permission for this screen.',
  toHome: 'To the home page',
  rightsChanged: 'Your permissions have changed, and the back office with them.',
}
