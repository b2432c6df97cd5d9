import { z } from 'zod'
import * as gatherings from '../../reservations/gatherings.ts'
import { deviceKey, hold } from '../../reservations/reservations.ts'
import { deviceKeyHeader } from '../../values/device-key.ts'
import { declareCalls } from '../call.ts'
import { gatheringPaths, ownerGatheringPaths } from './gathering-paths.ts'

const headers = z.looseObject({ [deviceKeyHeader]: deviceKey.optional() })
const organised = { access: 'token', answer: gatherings.organisedGathering } as const

/** Calls of families and the organiser by their links. */
export const gatheringCalls = declareCalls('gatherings', gatheringPaths, {
  /** Holds the units until the organiser confirms by the link in the e-mail. */
  request: {
    keyed: true,
    access: 'anyone',
    summary: 'Žiadosť o spoločný pobyt viacerých rodín',
    body: gatherings.gatheringRequest,
    errors: ['hold_limit', 'nights_taken'],
    answer: gatherings.gatheringRequested,
  },
  /** With prices for a party. */
  shared: {
    access: 'token',
    summary: 'Spoločný pobyt podľa odkazu pre rodiny',
    headers,
    query: gatherings.gatheringParty,
    answer: gatherings.sharedGathering,
  },
  /** Gives units to the calling device, which orders them like any hold. */
  choose: {
    keyed: true,
    access: 'token',
    summary: 'Výber izieb spoločného pobytu rodinou',
    headers,
    body: gatherings.gatheringChoice,
    errors: ['hold_expired', 'nights_taken'],
    answer: hold,
  },
  organised: { ...organised, summary: 'Spoločný pobyt podľa odkazu organizátora' },
  /** Opens the gathering: the hold counts from now. */
  confirm: { ...organised, summary: 'Potvrdenie spoločného pobytu organizátorom', errors: ['hold_expired'] },
  release: {
    ...organised,
    summary: 'Uvoľnenie izieb organizátorom',
    body: gatherings.gatheringReleases,
    errors: ['transition_not_allowed'],
  },
  prolong: {
    keyed: true,
    ...organised,
    summary: 'Predĺženie organizátorom podľa pravidla',
    body: gatherings.gatheringProlongation,
  },
  /** Frees what nobody has taken. */
  end: {
    ...organised,
    summary: 'Ukončenie spoločného pobytu organizátorom',
    errors: ['transition_not_allowed'],
  },
})

const owners = { access: 'enquiries.manage', answer: gatherings.ownersGathering } as const

/** The owner's calls about a gathering. */
export const ownerGatheringCalls = declareCalls('gatherings', ownerGatheringPaths, {
  units: { ...owners, summary: 'Izby spoločného pobytu a kto si ich vzal' },
  release: { ...owners, summary: 'Uvoľnenie izieb spoločného pobytu', body: gatherings.gatheringReleases },
  prolong: {
    keyed: true,
    ...owners,
    summary: 'Predĺženie spoločného pobytu',
    body: gatherings.gatheringProlongation,
  },
  end: { ...owners, summary: 'Ukončenie spoločného pobytu' },
})
