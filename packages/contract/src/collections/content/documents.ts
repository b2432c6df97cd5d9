import { declare, fullPattern } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'

export const documents = declare({
  name: 'documents',
  label: { one: { sk: 'Dokument', en: 'Document' }, many: { sk: 'Dokumenty', en: 'Documents' } },
  adminPath: '/documents',
  operations: fullPattern,
  permissions: {
    read: 'content.edit',
    edit: 'content.edit',
    create: 'content.publish',
    delete: 'content.publish',
  },
  titleField: 'title',
  sort: 'createdAt:ASC',
  uploadRef: 'document',
  fields: {
    title: f.text({ label: { sk: 'Názov', en: 'Name' }, required: true, inList: true }),
    file: f.file({ label: { sk: 'Súbor PDF', en: 'PDF file' }, accept: 'pdf', inList: true }),
    active: f.flag({
      edits: 'content.publish',
      label: { sk: 'V pätičke webu', en: 'In the footer of the site' },
      default: true,
      inList: true,
    }),
  },
})
