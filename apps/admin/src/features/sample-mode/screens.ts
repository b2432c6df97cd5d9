import type { LoadScreen } from '../../core/screens/load-screen.ts'

export const sampleMode: LoadScreen = () => import('./sample-mode-page.tsx').then((m) => m.SampleModePage)
