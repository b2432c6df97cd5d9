import { createdWebhook, deliveryOutcome, newWebhook, renewedSecret } from '../../accounts/webhooks.ts'
import { declareCalls } from '../call.ts'
import { webhookPaths } from './account-paths.ts'

/** Webhooks of programs, beside the calls of their collections. */
export const webhookCalls = declareCalls('webhooks', webhookPaths, {
  create: {
    keyed: true,
    access: 'keys.manage',
    summary: 'Nové oznamovanie programu; tajomstvo sa ukáže len raz',
    body: newWebhook,
    answer: createdWebhook,
  },
  renewSecret: {
    keyed: true,
    access: 'keys.manage',
    summary: 'Nové tajomstvo; deň platí aj doterajšie',
    answer: renewedSecret,
  },
  test: {
    keyed: true,
    access: 'keys.manage',
    summary: 'Pošle skúšobnú udalosť a povie, ako dopadla',
    answer: deliveryOutcome,
  },
  repeat: {
    keyed: true,
    access: 'keys.manage',
    summary: 'Pošle oznámenie znova a povie, ako dopadlo',
    answer: deliveryOutcome,
  },
})
