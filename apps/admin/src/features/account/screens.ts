import type { LoadScreen } from '../../core/screens/load-screen.ts'

export const account: LoadScreen = () => import('./account-page.tsx').then((m) => m.AccountPage)
