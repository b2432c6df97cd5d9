import { avatar } from '../seed/pictures.ts'
import type { Sower } from '../seed/sower.ts'
import type { AccountSettings } from './schemas.ts'

const portrait = avatar('Jana Lipová')

/** The settings of the sample administrator; two networks are connected. */
export function seedAccount({ day }: Sower): { settings: AccountSettings } {
  return {
    settings: {
      general: {
        avatar: portrait,
        username: 'jana.lipova',
        fullName: 'Jana Lipová',
        email: 'admin@example.com',
        company: 'Lime Tree Farm',
      },
      info: {
        bio: 'Keeps the house, the garden and the calendar.',
        dob: day(-12_000),
        country: 'Slovakia',
        website: 'www.example.com',
        phone: '+421 900 000 000',
      },
      social: {
        socialLinks: {
          twitter: 'https://www.example.com/jana',
          facebook: '',
          google: '',
          linkedIn: 'https://www.example.org/jana',
          instagram: '',
          quora: '',
        },
        connections: {
          twitter: { profileImg: portrait, id: '@jana.lipova' },
          google: { profileImg: portrait, id: '@lime.tree.farm' },
          facebook: { profileImg: '', id: '' },
          github: { profileImg: '', id: '' },
        },
      },
      notification: {
        commentOnArticle: true,
        answerOnForm: true,
        followMe: false,
        newAnnouncements: true,
        productUpdates: true,
        blogDigest: false,
      },
    },
  }
}
