import type { LoadScreen } from '../../core/screens/load-screen.ts'

export const serviceEdit: LoadScreen = () => import('./service-edit-page.tsx').then((m) => m.ServiceEditPage)
