import { declareCall } from '../layer/call.ts'
import { answered, type Reply } from '../layer/reply.ts'
import { nextId } from '../layer/rows.ts'
import type { DemoState } from '../state.ts'
import { manageAll } from './samples.ts'
import {
  loginError,
  loginInput,
  refreshError,
  refreshInput,
  registered,
  registerError,
  registerInput,
  session,
  type Account,
  type UserData,
} from './schemas.ts'
import { signToken, verifyToken } from './tokens.ts'
import { z } from 'zod'

const app = 'auth'

const loginFailed = (email: string): Reply => ({ status: 400, body: { error: { email } } })
const refreshFailed: Reply = { status: 401, body: { error: 'Invalid refresh token' } }

function withoutPassword(account: Account): UserData {
  const { password: _, ...shown } = account
  return shown
}

async function sessionOf(account: Account, now: Date): Promise<Reply> {
  const accessToken = await signToken('access', account.id, now)
  const refreshToken = await signToken('refresh', account.id, now)
  return answered({ userData: withoutPassword(account), accessToken, refreshToken })
}

function register(state: DemoState, { email, username, password }: z.infer<typeof registerInput>): Account {
  const { accounts } = state.auth
  const account: Account = {
    id: nextId(accounts),
    fullName: '',
    username,
    password,
    avatar: null,
    email,
    role: 'admin',
    ability: manageAll,
    extras: { eCommerceCartItemsCount: 5 },
  }
  accounts.push(account)
  return account
}

/** Authentication samples: POST /jwt/… */
export const authCalls = [
  declareCall({
    app,
    method: 'POST',
    path: '/jwt/login',
    title: 'Sign in with a sample account',
    body: loginInput,
    answers: { 200: session, 400: loginError },
    example: { body: { email: 'admin@example.com', password: 'admin' } },
    refuse: () => loginFailed('Something went wrong'),
    handle({ auth, now }, { body: { email, password } }) {
      const account = auth.accounts.find((one) => one.email === email && one.password === password)
      return account ? sessionOf(account, now()) : loginFailed('Email or Password is Invalid')
    },
  }),
  declareCall({
    app,
    method: 'POST',
    path: '/jwt/register',
    title: 'Register a sample account; it may manage everything',
    body: registerInput,
    answers: { 200: z.union([registered, registerError]) },
    example: { body: { email: 'nina@example.com', username: 'nina', password: 'heslo' } },
    async handle(state, { body }) {
      const { accounts } = state.auth
      const email = accounts.some((one) => one.email === body.email) ? 'This email is already in use.' : null
      const username = accounts.some((one) => one.username === body.username)
        ? 'This username is already in use.'
        : null
      if (email || username) return answered({ error: { email, username } })
      const account = register(state, body)
      return answered({
        user: withoutPassword(account),
        accessToken: await signToken('access', account.id, state.now()),
      })
    },
  }),
  declareCall({
    app,
    method: 'POST',
    path: '/jwt/refresh-token',
    title: 'Exchange a refresh token for new tokens',
    body: refreshInput,
    answers: { 200: session, 401: refreshError },
    example: { body: { refreshToken: 'the refreshToken of a sign-in' } },
    refuse: () => refreshFailed,
    async handle({ auth, now }, { body }) {
      const id = await verifyToken('refresh', body.refreshToken, now())
      const account = auth.accounts.find((one) => one.id === id)
      return account ? sessionOf(account, now()) : refreshFailed
    },
  }),
]
