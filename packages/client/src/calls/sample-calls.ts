import type { SampleOverview, SampleRemoval, SampleRemoved } from '@dvor/contract/installation/sample-mode.ts'
import type {
  SampleConfirmation,
  SiteOpening,
  SiteOpeningEdit,
} from '@dvor/contract/installation/site-opening.ts'
import { withAttempt, type Attempt } from '../transport/result.ts'
import type { Send } from '../transport/transport.ts'

/** Leaving the sample mode, and opening the site. */
export function sampleCalls(send: Send) {
  return withAttempt({
    /** Overview of the records that would be deleted and kept; changes nothing. */
    overview: (): Promise<Attempt<SampleOverview>> => send('GET', '/sample-mode'),
    /** Deletes the trials and the chosen parts of the content, and ends the sample mode. */
    leave: (body: SampleRemoval): Promise<Attempt<SampleRemoved>> =>
      send('POST', '/sample-mode/removal', { body }),
    /** Whether search engines may read the site, and its remaining sample content. */
    opening: (): Promise<Attempt<SiteOpening>> => send('GET', '/site-opening'),
    /** Opens the site for search engines or closes it. */
    open: (body: SiteOpeningEdit): Promise<Attempt<SiteOpening>> => send('PUT', '/site-opening', { body }),
    /** Confirms texts of the sample as they are. */
    confirm: (body: SampleConfirmation): Promise<Attempt<SiteOpening>> =>
      send('POST', '/site-opening/confirmations', { body }),
  })
}
