import { z } from 'zod'
import { handoverInput, handoverQuery, till, tillHandover, tillMovementInput } from '../../money/till.ts'
import { declareCalls } from '../call.ts'
import { tillPaths } from './accounting-paths.ts'

/** The till: its state since the last hand-over, movements of cash, and hand-overs with their files. */
export const tillCalls = declareCalls('accounting', tillPaths, {
  till: { access: 'till.read', summary: 'Pokladňa', answer: till },
  moveCash: {
    keyed: true,
    access: 'till.manage',
    summary: 'Vklad alebo výber hotovosti',
    body: tillMovementInput,
    answer: till,
  },
  handovers: {
    access: 'till.read',
    summary: 'Odovzdania pokladne',
    query: handoverQuery,
    answer: z.array(tillHandover),
  },
  handOver: {
    keyed: true,
    access: 'till.manage',
    summary: 'Odovzdanie pokladne',
    body: handoverInput,
    answer: tillHandover,
  },
  handoverFile: {
    access: 'till.read',
    summary: 'Odovzdanie pokladne v PDF',
    answer: { file: 'application/pdf' },
  },
})
