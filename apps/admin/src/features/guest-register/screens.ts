import type { LoadScreen } from '../../core/screens/load-screen.ts'

export const guestRegister: LoadScreen = () => import('./register-page.tsx').then((m) => m.RegisterPage)

export const stayTax: LoadScreen = () => import('./stay-tax-page.tsx').then((m) => m.StayTaxPage)
