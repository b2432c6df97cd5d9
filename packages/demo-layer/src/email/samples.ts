import { drawPerson } from '../seed/people.ts'
import { avatar, sign } from '../seed/pictures.ts'
import { workingTime, type Sower } from '../seed/sower.ts'
import { htmlText } from '../seed/texts.ts'
import { folders, labels, type Email } from './schemas.ts'

const count = 40

const me = { name: 'Jana Lipová', email: 'admin@example.com' }

const subjects = [
  'The plan for the long weekend',
  'Honey for the breakfast room',
  'Minutes of our meeting',
  'A question about the barn',
  'Your order is on its way',
  'New pictures of the garden',
  'Offer for the wedding in June',
  'Is the sauna free on Friday?',
  'Invoice for the firewood',
  'Ideas for the spring menu',
  'Lost: one green scarf',
  'Reminder: fire drill on Monday',
]

const files = [
  ['plan.pdf', 'PDF', '248kb'],
  ['figures.xlsx', 'XLS', '64kb'],
  ['menu.docx', 'DOC', '31kb'],
  ['garden.jpg', 'JPG', '1.2mb'],
] as const

/** Most lie in the inbox; every folder has some. */
const folderPlan = [
  'inbox',
  'inbox',
  'inbox',
  'sent',
  'inbox',
  'draft',
  'inbox',
  'spam',
  'inbox',
  'trash',
] as const

/** Forty e-mails, from the oldest to the newest. */
export function seedEmail(sower: Sower): { emails: Email[] } {
  const emails = Array.from({ length: count }, (_, index) => emailNumber(index + 1, sower))
  return { emails }
}

function emailNumber(id: number, sower: Sower): Email {
  const { draw } = sower
  const first = written(id, id - count, folderPlan[id % folderPlan.length] ?? 'inbox', sower)
  const replies =
    draw.chance(0.25) && id < count ? [written(id + 1000, id - count + 1, first.folder, sower)] : []
  return { ...first, replies }
}

function written(id: number, day: number, folder: (typeof folders)[number], { draw, moment }: Sower): Email {
  const person = drawPerson(draw)
  const sender = { email: person.email, name: person.fullName, avatar: person.avatar }
  const isOwn = folder === 'sent' || folder === 'draft'
  return {
    id,
    from: isOwn ? { ...me, avatar: avatar(me.name) } : sender,
    to: [isOwn ? { name: sender.name, email: sender.email } : me],
    subject: draw.pick(subjects),
    cc: draw.chance(0.2) ? [drawPerson(draw).email] : [],
    bcc: [],
    message: `<p>Dear all,</p>${htmlText(draw)}<p>Kind regards<br>${isOwn ? me.name : sender.name}</p>`,
    attachments: draw.chance(0.3) ? [attachment(draw.pick(files))] : [],
    isStarred: draw.chance(0.25),
    labels: draw.some(labels, draw.int(0, 2)),
    time: moment(day, workingTime(draw)),
    replies: [],
    folder,
    isRead: isOwn || draw.chance(0.5),
    isDeleted: folder === 'trash',
  }
}

function attachment([fileName, kind, size]: readonly [string, string, string]): Email['attachments'][number] {
  return { fileName, thumbnail: sign(kind), url: '#', size }
}
