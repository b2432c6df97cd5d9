import { declareCall } from '../layer/call.ts'
import { answered } from '../layer/reply.ts'
import { accountSettings } from './schemas.ts'

/** Account settings: GET /account-setting/data */
export const accountCalls = [
  declareCall({
    app: 'account',
    method: 'GET',
    path: '/account-setting/data',
    title: 'General, personal, social and notification settings',
    answers: { 200: accountSettings },
    handle: ({ account }) => answered(account.settings),
  }),
]
