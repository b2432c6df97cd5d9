import type { LoadScreen } from '../../core/screens/load-screen.ts'

export const receivedInvoiceList: LoadScreen = () => import('./received-page.tsx').then((m) => m.ReceivedPage)
