import { richTextTags } from '@dvor/contract/values/rich-text.ts'
import { getSchema } from '@tiptap/core'
import { expect, test } from 'vitest'
import { richTextExtensions } from './rich-text-extensions.ts'

/** Tags that the editor reads into something of its own. */
function readTags(): Set<string> {
  const { nodes, marks } = getSchema(richTextExtensions)
  const rules = [...Object.values(nodes), ...Object.values(marks)].flatMap(({ spec }) => spec.parseDOM ?? [])
  return new Set(rules.flatMap(({ tag }) => /^[a-z][a-z0-9]*/.exec(tag ?? '')?.[0] ?? []))
}

test('the editor reads every tag that the server keeps', () => {
  const read = readTags()
  expect(Object.keys(richTextTags).filter((tag) => !read.has(tag))).toEqual([])
})

test('the editor reads no tag that the server would drop, but other spellings of kept ones', () => {
  const kept = new Set(Object.keys(richTextTags))
  expect([...readTags()].filter((tag) => !kept.has(tag))).toEqual(['del', 'strike'])
})
