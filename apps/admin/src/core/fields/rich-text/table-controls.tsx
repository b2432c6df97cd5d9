import '@mantine/tiptap/styles.css'
import { Menu } from '@mantine/core'
import { RichTextEditor } from '@mantine/tiptap'
import { IconTable } from '@tabler/icons-react'
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable } from '@tiptap/pm/tables'
import { useEditorState, type Editor } from '@tiptap/react'
import { useTranslation } from 'react-i18next'
import { newTable, runInTable } from './rich-text-tables.ts'

const changes = [
  ['rowBelow', addRowAfter],
  ['columnRight', addColumnAfter],
  ['deleteRow', deleteRow],
  ['deleteColumn', deleteColumn],
  ['deleteTable', deleteTable],
] as const

/** Makes a table, and changes the one in which the cursor stands. */
export function TableControls({ editor }: { editor: Editor | null }) {
  const { t } = useTranslation()
  const isInside = useEditorState({ editor, selector: (now) => now.editor?.isActive('table') ?? false })
  if (!editor) return null
  const insert = () => {
    const { from } = editor.state.selection
    // Into the first cell: past the beginnings of table, row, cell and paragraph.
    editor
      .chain()
      .focus()
      .insertContent(newTable)
      .setTextSelection(from + 3)
      .run()
  }
  return (
    <Menu>
      <Menu.Target>
        <RichTextEditor.Control aria-label={t('editor.table')} title={t('editor.table')}>
          <IconTable size={16} stroke={1.5} />
        </RichTextEditor.Control>
      </Menu.Target>
      <Menu.Dropdown>
        {!isInside && <Menu.Item onClick={insert}>{t('editor.insertTable')}</Menu.Item>}
        {isInside &&
          changes.map(([name, command]) => (
            <Menu.Item key={name} onClick={() => runInTable(editor, command)}>
              {t(`editor.${name}`)}
            </Menu.Item>
          ))}
      </Menu.Dropdown>
    </Menu>
  )
}
