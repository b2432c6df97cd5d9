import type { LoadScreen } from '../../core/screens/load-screen.ts'

export const unitEdit: LoadScreen = () => import('./unit-edit-page.tsx').then((m) => m.UnitEditPage)
