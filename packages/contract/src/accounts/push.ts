import { z } from 'zod'
import type { Permission } from './permissions.ts'
import { officeLanguages } from '@dvor/format/languages.ts'
import { id, instant } from '../values/values.ts'

/** What a device may be told of; each with the permission that its person needs. */
export const pushKinds = [
  {
    value: 'booking',
    label: { sk: 'Nová rezervácia', en: 'New booking' },
    needs: 'reservations.read',
  },
  { value: 'message', label: { sk: 'Nová správa', en: 'New message' }, needs: 'messages.read' },
  { value: 'alert', label: { sk: 'Treba sa pozrieť', en: 'Needs attention' }, needs: 'dashboard.read' },
] as const satisfies readonly {
  value: string
  label: { sk: string; en: string }
  needs: Permission
}[]
export const pushKind = z.enum(pushKinds.map(({ value }) => value))
export type PushKind = z.infer<typeof pushKind>

/** `PUT /push`: what a person wants to be told of on all devices, and whether guests are named. */
export const pushChoices = z.strictObject({ kinds: z.array(pushKind).max(3), with_names: z.boolean() })
export type PushChoices = z.infer<typeof pushChoices>

const base64url = (bytes: number) => z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}=*$`))

/** `POST /push-subscriptions`: what a browser gives out for one device (RFC 8030, RFC 8291). */
export const pushSubscriptionInput = z.strictObject({
  endpoint: z.url({ protocol: /^https$/ }).max(2000),
  p256dh: base64url(65),
  auth: base64url(16),
  language: z.enum(officeLanguages),
})
export type PushSubscriptionInput = z.infer<typeof pushSubscriptionInput>

const pushDevice = z.object({
  id,
  /** Program and system; empty when not recognised. */
  device: z.string(),
  /** By which a browser knows itself. */
  endpoint: z.string(),
  createdAt: instant,
})

/** `GET /push`. */
export const pushSettings = pushChoices.extend({
  /** By which browsers know who sends. */
  public_key: z.string(),
  devices: z.array(pushDevice),
})
export type PushSettings = z.infer<typeof pushSettings>
