import type { PersonBody } from '@dvor/contract/privacy/personal-data.ts'
import { useQuery } from '@tanstack/react-query'
import { client } from '../../core/client/api.ts'
import { unwrap } from '../../core/client/query-client.ts'

export const personalDataKey = 'personal-data'

/** The times of retention, what the next run clears, and the latest runs. */
export const useRetention = () =>
  useQuery({
    queryKey: [personalDataKey, 'state'],
    queryFn: async () => unwrap(await client.personalData.attempt.state()),
  })

/** The data stored about a person; asked only with a person. */
export const usePerson = (person: PersonBody | null) =>
  useQuery({
    queryKey: [personalDataKey, 'person', person],
    queryFn: async () => unwrap(await client.personalData.attempt.person(person ?? {})),
    enabled: person !== null,
    retry: false,
  })
