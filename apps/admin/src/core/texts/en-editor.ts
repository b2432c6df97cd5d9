import type { editor as slovak } from './sk-editor.ts'
import type { English } from './translation.ts'

/** Words of the editor of formatted texts. */
export const editor: English<typeof slovak> = {
  label: 'Text tools',
  image: 'Insert a picture',
  h2: 'Heading',
  h3: 'Smaller heading',
  h4: 'Smallest heading',
  superscript: 'Superscript',
  subscript: 'Subscript',
  pictureText: 'Description of the picture',
  pictureShows: 'What the picture shows',
  pictureHelp: 'Read to blind people and to search engines. Empty means that the picture only decorates.',
  pictureSave: 'Use the description',
  bold: 'Bold',
  italic: 'Italic',
  bulletList: 'Bullets',
  orderedList: 'Numbered list',
  blockquote: 'Quote',
  link: 'Link',
  unlink: 'Remove the link',
  linkAddress: 'Address of the link',
  externalLink: 'Opens in a new tab',
  internalLink: 'Opens in the same tab',
  setLink: 'Insert the link',
  undo: 'Undo',
  redo: 'Redo',
}
