import { webhooks as declaration } from '@dvor/contract/collections/accounts/webhooks.ts'
import { onServer } from '../../crud/define.ts'
import { webhookRows } from '../../db/schema/accounts/webhooks.ts'
import { webhookHooks } from '../../webhooks/edit-webhooks.ts'

export const webhooks = onServer(declaration, webhookRows, { hooks: webhookHooks })
