import type { LoadScreen } from '../../core/screens/load-screen.ts'

export const settingsPage: LoadScreen = () => import('./settings-page.tsx').then((m) => m.SettingsPage)
