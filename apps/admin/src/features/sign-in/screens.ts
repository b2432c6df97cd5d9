import type { LoadScreen } from '../../core/screens/load-screen.ts'

export const signIn: LoadScreen = () => import('./login-page.tsx').then((m) => m.LoginPage)

export const forgotPassword: LoadScreen = () =>
  import('./forgot-password-page.tsx').then((m) => m.ForgotPasswordPage)

export const resetPassword: LoadScreen = () =>
  import('./reset-password-page.tsx').then((m) => m.ResetPasswordPage)
