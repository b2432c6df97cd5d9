import type { LoadScreen } from '../../core/screens/load-screen.ts'

export const accountingPage: LoadScreen = () => import('./accounting-page.tsx').then((m) => m.AccountingPage)

export const tillPage: LoadScreen = () => import('./till-page.tsx').then((m) => m.TillPage)
