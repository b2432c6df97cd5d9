import type { ErrorCode } from '@dvor/contract/errors/errors.ts'
import {
  gatheringPaths,
  gatheringRefusals,
  type GatheringRefusal,
  type OrganisedGathering,
} from '@dvor/contract/reservations/gatherings.ts'
import { sitePath } from '@dvor/contract/site/site-path.ts'
import type { PictureFile } from '@dvor/ui/picture/picture.tsx'
import { data, type RouterContextProvider } from 'react-router'
import { apiOf } from '../../core/client/api.ts'
import { behindLink } from '../../core/client/behind-link.ts'
import { secondsUntil } from '../../core/client/seconds-until.ts'
import { visitContext } from '../../core/client/visit.ts'
import { loadPropertyPicture } from '../../core/content/property-picture.ts'
import { refusalReason } from '../../core/forms/refusal-reason.ts'

type Context = Readonly<RouterContextProvider>

/** Data of the organiser's page; without a gathering the link is unknown. */
export interface OrganiserView {
  gathering: OrganisedGathering | null
  picture: PictureFile | null
  /** The families' page; null until the gathering is confirmed. */
  sharedUrl: string | null
  /** Seconds until the end; 0 after it. */
  secondsLeft: number
}

/** Loads a gathering by the organiser's secret. */
export async function loadOrganised(context: Context, token: string) {
  const [gathering, picture] = await Promise.all([
    behindLink(token, apiOf(context).gatherings.attempt.organised),
    loadPropertyPicture(context),
  ])
  const { now, publicUrl, language } = context.get(visitContext)
  const view: OrganiserView = {
    gathering,
    picture,
    sharedUrl: gathering?.token
      ? publicUrl + sitePath(`${gatheringPaths.shared}/${gathering.token}`, language)
      : null,
    secondsLeft: gathering ? secondsUntil(gathering.held_until, now) : 0,
  }
  return data(view, { status: gathering ? 200 : 404 })
}

/** Values that the organiser's buttons send as `act`. */
export const organiserActs = ['confirm', 'release', 'prolong', 'end'] as const
export type OrganiserAct = (typeof organiserActs)[number]

/** Why a button had no effect; null after success. */
export interface Refused {
  problem: ErrorCode | null
  /** Reason of a refusal to confirm. */
  reason?: GatheringRefusal | undefined
}

/** Carries out a button of the page and shows the page again. */
export async function actOnGathering(context: Context, token: string, form: FormData) {
  const done = await act(context, token, form)
  if (done.ok) return data<Refused>({ problem: null })
  const { code, details, status } = done.error
  return data<Refused>(
    { problem: code, reason: refusalReason(gatheringRefusals, details) },
    { status: status || 503 },
  )
}

/** The answer where the call did not reach the server. */
export const unreachedAct = (): Refused => ({ problem: 'unavailable' })

function act(context: Context, token: string, form: FormData) {
  const calls = apiOf(context).gatherings.attempt
  const value = (name: string) => String(form.get(name) ?? '')
  switch (value('act') as OrganiserAct) {
    case 'confirm':
      return calls.confirm(token)
    case 'release':
      return calls.release(token, { units: [value('unit')] })
    case 'prolong':
      return calls.prolong(token, { hours: Number(value('hours')) })
    case 'end':
      return calls.end(token)
    default:
      throw data(null, { status: 400 })
  }
}
