import { z } from 'zod'
import type { Choice, Words } from '../declaration/field.ts'
import { gatewayMethod, type GatewayMethod } from '../values/reservation-states.ts'
import { settingSource } from './mail-server.ts'

/** A key that the owner types, or with `choices` picks. */
export interface GatewayKey {
  readonly label: Words
  /** Prefixes of keys of this kind; any text unless given. */
  readonly beginnings?: readonly string[]
  readonly choices?: readonly Choice[]
}

interface Gateway {
  readonly label: string
  /** Methods of payment that it can serve. */
  readonly methods: readonly GatewayMethod[]
  /** Whether the owner enters the address for notifications at the gateway. */
  readonly takesNoticeUrl: boolean
  /** Where the owner finds the keys, and what else the gateway needs. */
  readonly hint: Words
  readonly keys: Readonly<Record<string, GatewayKey>>
}

const mode = {
  label: { sk: 'Režim', en: 'Mode' },
  choices: [
    { value: 'live', label: { sk: 'Ostré platby', en: 'Live payments' } },
    { value: 'test', label: { sk: 'Skúšobné platby, peniaze neprídu', en: 'Test payments, no money comes' } },
  ],
} as const satisfies GatewayKey

/**
 * Payment gateways with keys from the back office, and the keys that each needs. The environment sets them by variables
 * of the same names, such as `STRIPE_SECRET_KEY`.
 */
export const gateways = {
  stripe: {
    label: 'Stripe',
    methods: ['card'],
    takesNoticeUrl: true,
    hint: {
      sk: 'Kľúče nájdete v administrácii brány v časti Developers.',
      en: 'You find the keys in the administration of the gateway under Developers.',
    },
    keys: {
      secret_key: { label: { sk: 'Tajný kľúč', en: 'Secret key' }, beginnings: ['sk_', 'rk_'] },
      webhook_secret: {
        label: { sk: 'Kľúč oznámení (webhook)', en: 'Notice key (webhook)' },
        beginnings: ['whsec_'],
      },
    },
  },
  comgate: {
    label: 'Comgate',
    methods: ['card'],
    takesNoticeUrl: true,
    hint: {
      sk: 'Nájdete ich v klientskom portáli: Integrácia, Nastavenie obchodu, Prepojenie obchodu. Tam tiež vložte adresu pre oznámenia a povoľte IP adresu tohto servera.',
      en: 'You find them in the client portal: Integration, Shop settings, Shop connection. Enter the address for notices there, too, and allow the IP address of this server.',
    },
    keys: {
      merchant: { label: { sk: 'Identifikátor obchodu', en: 'Shop identifier' } },
      secret: {
        label: { sk: 'Heslo pre komunikáciu na pozadí', en: 'Password for background communication' },
      },
      mode,
    },
  },
  gopay: {
    label: 'GoPay',
    methods: ['card', 'bank'],
    takesNoticeUrl: false,
    hint: {
      sk: 'GoID, Client ID a Client Secret vám pošle GoPay po aktivácii obchodu, zvlášť pre skúšobnú a ostrú bránu.',
      en: 'GoPay sends you GoID, Client ID and Client Secret when the shop is activated, separately for the test gateway and the live one.',
    },
    keys: {
      go_id: { label: { sk: 'GoID', en: 'GoID' } },
      client_id: { label: { sk: 'Client ID', en: 'Client ID' } },
      client_secret: { label: { sk: 'Client Secret', en: 'Client Secret' } },
      mode,
    },
  },
  tatrapayplus: {
    label: 'TatraPay+',
    methods: ['card', 'bank', 'later'],
    takesNoticeUrl: false,
    hint: {
      sk: 'Kľúče aplikácie nájdete na developer.tatrabanka.sk, zvlášť pre skúšobnú a ostrú prevádzku. Medzi adresy na presmerovanie tam pridajte adresu svojho webu. Banka oznámenia neposiela, platby sa overujú samy každú minútu.',
      en: 'You find the keys of the application at developer.tatrabanka.sk, separately for test and live. Add the address of your site to its redirect addresses. The bank sends no notices; payments are checked every minute.',
    },
    keys: {
      client_id: { label: { sk: 'Client ID', en: 'Client ID' } },
      client_secret: { label: { sk: 'Client Secret', en: 'Client Secret' } },
      mode,
    },
  },
} as const satisfies Record<string, Gateway>

export type GatewayName = keyof typeof gateways
export const gatewayNames = Object.keys(gateways) as GatewayName[]
export const gatewayName = z.enum(gatewayNames)

/** All keys of a gateway, by their names. */
export type KeysOf<G extends GatewayName> = Readonly<
  Record<keyof (typeof gateways)[G]['keys'] & string, string>
>

/** The kinds of a gateway's keys with their names. */
export const keyKinds = (gateway: GatewayName): [name: string, kind: GatewayKey][] =>
  Object.entries(gateways[gateway].keys)

/** Whether a text can be a key of this kind. */
export const fitsKey = ({ beginnings = [''], choices }: GatewayKey, key: string): boolean =>
  /^\S+$/.test(key) &&
  (choices ? choices.some(({ value }) => value === key) : beginnings.some((start) => key.startsWith(start)))

/** `GET /gateway-keys`: gateways that are set up; keys never leave the server. */
export const gatewayState = z.object({
  gateway: gatewayName,
  source: settingSource,
  /** Address to which the gateway sends its notifications. */
  notice_url: z.string(),
  /** The methods that it can serve. */
  methods: z.array(
    z.object({
      method: gatewayMethod,
      /** Whether new payments by this method go through it. */
      is_used: z.boolean(),
      /** The place where it was chosen for the method; `none` where it was not, even if it is the only one with keys. */
      chosen_by: settingSource,
    }),
  ),
})
export type GatewayState = z.infer<typeof gatewayState>

/** `PUT /gateway-keys/{gateway}`: all keys of the gateway at once. */
export const gatewayKeysEdit = z.strictObject({
  keys: z.record(z.string().max(40), z.string().trim().min(4).max(500).regex(/^\S+$/)),
})
export type GatewayKeysEdit = z.infer<typeof gatewayKeysEdit>

/**
 * `DELETE /gateway-keys/{gateway}`: refused while payments or refunds of the gateway are under way, because nobody could
 * ask about them any more, unless they are left as they are.
 */
export const gatewayKeysRemoval = z.strictObject({ open_payments: z.literal('leave').optional() })

/** Whether a gateway can serve a method. */
export const servesMethod = (gateway: GatewayName, method: GatewayMethod): boolean =>
  (gateways[gateway].methods as readonly GatewayMethod[]).includes(method)

/**
 * `PUT /method-gateways/{method}`: the gateway for new payments by this method. With null nothing is chosen: cards go
 * through the first gateway that has keys, the other methods are not offered.
 */
export const methodGatewayEdit = z.strictObject({ gateway: gatewayName.nullable() })

/** `POST /gateway-keys/{gateway}/check`: whether the gateway accepts the keys. */
export const gatewayCheck = z.object({
  accepted: z.boolean(),
  /** With keys of the gateway's own trial mode no money is taken. */
  trial: z.boolean(),
  /** Methods that the gateway has enabled for these keys; null where it does not tell. */
  methods: z.array(gatewayMethod).nullable(),
  /** `refused` by the gateway, or it could not be reached. */
  reason: z.enum(['refused', 'unreachable']).nullable(),
})
export type GatewayCheck = z.infer<typeof gatewayCheck>
