import type {
  PersonalDataRun,
  PersonalDataState,
  PersonOverview,
  PersonQuery,
} from '@dvor/contract/privacy/personal-data.ts'
import { withAttempt, type Attempt } from '../transport/result.ts'
import type { Send } from '../transport/transport.ts'

/** Retention, export and erasure of personal data; files are opened by path (`personalDataPaths`). */
export function personalDataCalls(send: Send) {
  return withAttempt({
    /** The times of retention, what the next run clears, and the latest runs. */
    state: (): Promise<Attempt<PersonalDataState>> => send('GET', '/personal-data'),
    /** The data stored about a person, and the effect of an erasure. */
    person: (query: PersonQuery): Promise<Attempt<PersonOverview>> =>
      send('GET', '/personal-data/person', { query: { ...query } }),
    /** Erases a person. @returns the receipt */
    erase: (body: PersonQuery): Promise<Attempt<PersonalDataRun>> =>
      send('POST', '/personal-data/erasures', { body }),
  })
}

/** Paths of the files about a person. */
export const personalDataPaths = {
  exported: (ending: 'json' | 'pdf', query: Readonly<Record<string, string>>) =>
    `/personal-data/export.${ending}?${new URLSearchParams(query)}`,
  receipt: (erasure: string) => `/personal-data/erasures/${encodeURIComponent(erasure)}/receipt.pdf`,
} as const
