import type { LoadScreen } from '../../core/screens/load-screen.ts'

export const invoiceList: LoadScreen = () => import('./invoice-list-page.tsx').then((m) => m.InvoiceListPage)
