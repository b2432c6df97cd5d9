import { createdApiKey, newApiKey } from '../../accounts/api-keys.ts'
import { declareCalls } from '../call.ts'
import { apiKeyPaths } from './account-paths.ts'

/** Keys by which programs call the API. */
export const apiKeyCalls = declareCalls('api-keys', apiKeyPaths, {
  create: {
    keyed: true,
    access: 'keys.manage',
    summary: 'Nový kľúč pre program; ukáže sa len raz',
    body: newApiKey,
    answer: createdApiKey,
  },
})
