import type { SampleOverview, SampleRemoval, SampleRemoved } from '@dvor/contract/sample-mode.ts'
import { twoFaced, type Attempt } from './result.ts'
import type { Send } from './transport.ts'

/** The way out of the sample mode. */
export function sampleCalls(send: Send) {
  return twoFaced({
    /** What would go and what would stay; changes nothing. */
    overview: (): Promise<Attempt<SampleOverview>> => send('GET', '/sample-mode'),
    /** Deletes the trials and the chosen parts of the content, and ends the sample mode. */
    leave: (body: SampleRemoval): Promise<Attempt<SampleRemoved>> =>
      send('POST', '/sample-mode/removal', { body }),
  })
}
