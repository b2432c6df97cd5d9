import { drawPeople } from '../seed/people.ts'
import { scene, sign } from '../seed/pictures.ts'
import type { Sower } from '../seed/sower.ts'
import { paragraph, sentence } from '../seed/texts.ts'
import type { Board, KanbanTask } from './schemas.ts'

const boards: readonly Board[] = [
  { id: 'todo', title: 'TODO' },
  { id: 'in-progress', title: 'In Progress' },
  { id: 'done', title: 'Done' },
]

const labels = ['UX', 'Images', 'App', 'Code Review', 'Forms', 'Charts & Maps']

const titles = [
  'Research other farm shops',
  'Review the code of the calendar',
  'Find pictures for the home page',
  'Form for lost property',
  'Map of the walks',
  'Chart of the nights sold',
  'Rework the navigation',
  'Test with three guests',
  'Label the honey jars',
  'Print the summer leaflet',
  'Update the opening hours',
  'Send out the invitations',
]

/** Three boards with four tasks each. */
export function seedKanban(sower: Sower): { boards: Board[]; tasks: KanbanTask[] } {
  const tasks = titles.map((title, index) => taskWith(title, index, sower))
  return { boards: boards.map((board) => ({ ...board })), tasks }
}

function taskWith(title: string, index: number, { draw, day }: Sower): KanbanTask {
  const people = drawPeople(draw, 3)
  const [commenter] = people
  return {
    id: index + 1,
    title,
    description: paragraph(draw, 2),
    labels: draw.some(labels, draw.int(1, 2)),
    boardId: boards[Math.floor(index / 4)]?.id ?? 'todo',
    dueDate: day(draw.int(-3, 21)),
    attachments: draw.chance(0.4) ? [{ name: 'sketch.pdf', img: sign('PDF') }] : [],
    comments:
      commenter && draw.chance(0.5)
        ? [{ name: commenter.fullName, img: commenter.avatar, comment: sentence(draw) }]
        : [],
    assignedTo: people.slice(1).map(({ fullName, avatar }) => ({ title: fullName, img: avatar })),
    ...(index % 5 === 2 ? { coverImage: scene(title) } : {}),
  }
}
