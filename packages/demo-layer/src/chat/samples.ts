import { avatar } from '../seed/pictures.ts'
import { drawPeople } from '../seed/people.ts'
import { workingTime, type Sower } from '../seed/sower.ts'
import { sentence } from '../seed/texts.ts'
import type { Contact, ProfileUser, Thread } from './schemas.ts'

const profileId = 11
const threads = 6

const roles = [
  'Gardener',
  'Baker',
  'Frontend Developer',
  'Accountant',
  'Photographer',
  'UI/UX Designer',
  'Beekeeper',
  'Writer',
]
const states = ['online', 'offline', 'busy', 'away'] as const

/** Ten contacts, six of them with a thread, and the person whose chat it is. */
export function seedChat(sower: Sower): { profileUser: ProfileUser; contacts: Contact[]; threads: Thread[] } {
  const { draw } = sower
  const contacts = drawPeople(draw, 10).map((person, index) => ({
    id: index + 1,
    fullName: person.fullName,
    role: draw.pick(roles),
    about: sentence(draw),
    avatar: person.avatar,
    status: states[index % states.length] ?? 'online',
  }))
  const list = contacts.slice(0, threads).map(({ id }) => threadWith(id, sower))
  return { profileUser, contacts, threads: list }
}

const profileUser: ProfileUser = {
  id: profileId,
  avatar: avatar('Jana Lipová'),
  fullName: 'Jana Lipová',
  role: 'admin',
  about: 'Keeps the house, the garden and the calendar.',
  status: 'online',
  settings: { isTwoStepAuthVerificationEnabled: true, isNotificationsOn: false },
}

/** Threads lie in the order of their last message: the first is from yesterday. */
function threadWith(id: number, { draw, moment }: Sower): Thread {
  const times = Array.from({ length: draw.int(3, 8) }, () => moment(-id, workingTime(draw))).toSorted()
  const chat = times.map((time, index) => ({
    message: sentence(draw),
    time,
    senderId: index % 2 === 0 ? id : profileId,
  }))
  return { id, userId: id, unseenMsgs: id <= 2 ? id : 0, chat }
}
