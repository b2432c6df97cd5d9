import { apiKeys as declaration } from '@dvor/contract/collections/accounts/api-keys.ts'
import { onServer } from '../../crud/define.ts'
import { apiKeyRows } from '../../db/schema/accounts/api-keys.ts'
import { apiKeyHooks } from '../../accounts/api-keys/api-key-hooks.ts'

export const apiKeys = onServer(declaration, apiKeyRows, { hooks: apiKeyHooks })
