import type { LoadScreen } from '../../core/screens/load-screen.ts'

export const formEdit: LoadScreen = () => import('./form-edit-page.tsx').then((m) => m.FormEditPage)
