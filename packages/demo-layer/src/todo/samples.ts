import { drawPerson } from '../seed/people.ts'
import type { Sower } from '../seed/sower.ts'
import { paragraph } from '../seed/texts.ts'
import { tags, type TodoTask } from './schemas.ts'

const titles = [
  'Order seed potatoes',
  'Plan the autumn menu',
  'Mend the gate of the upper meadow',
  'Write the newsletter for December',
  'Call the chimney sweep',
  'Review the new price list',
  'Photograph the renovated rooms',
  'Prepare the team meeting',
  'Update the house rules',
  'Collect feedback from the guests',
  'Sort the tool shed',
  'Book the brass band',
  'Test the new booking form',
  'Translate the menu',
  'Check the smoke detectors',
  'Bottle the elderflower syrup',
  'Send the contract to the dairy',
  'Draw a map of the walks',
  'Clean the beehives',
  'Compare offers for firewood',
]

/** Twenty tasks; every flag occurs. */
export function seedTodo({ draw, day }: Sower): { tasks: TodoTask[] } {
  const tasks = titles.map((title, index) => {
    const { fullName, avatar } = drawPerson(draw)
    return {
      id: index + 1,
      title,
      dueDate: day(draw.int(-5, 40)),
      description: `<p>${paragraph(draw, 2)}</p>`,
      assignee: { fullName, avatar },
      tags: draw.some(tags, draw.int(1, 2)),
      isCompleted: index % 5 === 3,
      isDeleted: index % 9 === 8,
      isImportant: index % 4 === 1,
    }
  })
  return { tasks }
}
