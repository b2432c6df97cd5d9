/** Lists of texts, as in `state in ('a','b')`. */
const list = /\(('(?:[^']|'')*'(?:,'(?:[^']|'')*')*)\)/g

/** Whether a check allows all that an earlier one allows: the same but for lists that have become longer. */
export function widens(earlier: string, later: string): boolean {
  const [before, after] = [earlier, later].map(listsOf)
  if (!before || !after || before.frame !== after.frame) return false
  return before.lists.every((values, place) => values.every((value) => after.lists[place]?.includes(value)))
}

function listsOf(definition: string) {
  const lists = [...definition.matchAll(list)].map(([, values = '']) => [
    ...values.matchAll(/'(?:[^']|'')*'/g),
  ].map(([value]) => value))
  return { frame: definition.replaceAll(list, '(?)'), lists }
}
