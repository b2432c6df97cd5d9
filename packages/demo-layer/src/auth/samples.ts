import { avatar } from '../seed/pictures.ts'
import type { Account } from './schemas.ts'

export const manageAll = [{ action: 'manage', subject: 'all' }]

/** Two sample accounts; their passwords protect nothing. */
export function seedAuth(): { accounts: Account[] } {
  return {
    accounts: [
      {
        id: 1,
        fullName: 'Jana Lipová',
        username: 'jana.lipova',
        password: 'admin',
        avatar: avatar('Jana Lipová'),
        email: 'admin@example.com',
        role: 'admin',
        ability: manageAll,
        extras: { eCommerceCartItemsCount: 5 },
      },
      {
        id: 2,
        fullName: 'Marek Potočný',
        username: 'marek.potocny',
        password: 'client',
        avatar: avatar('Marek Potočný'),
        email: 'client@example.com',
        role: 'client',
        ability: [
          { action: 'read', subject: 'ACL' },
          { action: 'read', subject: 'Auth' },
        ],
        extras: { eCommerceCartItemsCount: 5 },
      },
    ],
  }
}
