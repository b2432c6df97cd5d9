import type { LoadScreen } from '../../core/screens/load-screen.ts'

export const packageEdit: LoadScreen = () => import('./package-edit-page.tsx').then((m) => m.PackageEditPage)
