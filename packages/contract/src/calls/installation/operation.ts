import { clientIp, health, readiness } from '../../installation/health.ts'
import { declareCalls } from '../call.ts'
import { eventPaths, operationPaths } from './installation-paths.ts'

/** Whether the process lives and can work, and the visitor's own IP. */
export const operationCalls = declareCalls('operation', operationPaths, {
  health: { access: 'anyone', summary: 'Proces beží', answer: health },
  ready: { access: 'anyone', summary: 'Proces môže pracovať: databáza, fronta, disk', answer: readiness },
  clientIp: { access: 'anyone', summary: 'IP adresa návštevníka', answer: clientIp },
})

/** The stream of changes: server-sent events, read by fetch with the bearer token. */
export const eventCalls = declareCalls('reservations', eventPaths, {
  follow: {
    access: 'staff',
    summary: 'Zmeny v dome, hneď ako sa stanú (server-sent events)',
    answer: { file: 'text/event-stream' },
  },
})
