import { firm, firmNumber, firmRegister, firmRegisterForm } from '../../money/firms.ts'
import { declareCalls } from '../call.ts'
import { firmPaths } from './firm-paths.ts'

/** Firms by their number (IČO), from a file of the register's open data and from own documents. */
export const firmCalls = declareCalls('invoices', firmPaths, {
  find: {
    access: 'reservations.read',
    summary: 'Firma podľa IČO',
    params: firmNumber,
    answer: firm.nullable(),
  },
  register: { access: 'settings.read', summary: 'Načítaný register firiem', answer: firmRegister.nullable() },
  /** Replaces the whole register. */
  load: {
    access: 'settings.edit',
    summary: 'Načítanie registra firiem (CSV)',
    body: firmRegisterForm,
    answer: firmRegister,
  },
})
