import { declare, fullPattern } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'

export const documents = declare({
  name: 'documents',
  label: { one: 'Dokument', many: 'Dokumenty' },
  adminPath: '/documents',
  operations: fullPattern,
  titleField: 'title',
  sort: 'createdAt:ASC',
  uploadRef: 'document',
  fields: {
    title: f.text({ label: 'Názov', required: true, inList: true }),
    file: f.file({ label: 'Súbor PDF', accept: 'pdf', inList: true }),
    active: f.flag({ label: 'V pätičke webu', default: true, inList: true }),
  },
})
