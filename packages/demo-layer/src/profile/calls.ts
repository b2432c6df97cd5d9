import { declareCall } from '../layer/call.ts'
import { answered } from '../layer/reply.ts'
import { profile } from './schemas.ts'

/** Profile: GET /profile/data */
export const profileCalls = [
  declareCall({
    app: 'profile',
    method: 'GET',
    path: '/profile/data',
    title: 'Everything on the profile page',
    answers: { 200: profile },
    handle: (state) => answered(state.profile.profile),
  }),
]
