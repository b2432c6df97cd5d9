import type { TFunction } from 'i18next'

/** Labels of the editor's buttons, by Mantine's names. */
export const editorLabels = (t: TFunction) => ({
  h2ControlLabel: t('editor.h2'),
  h3ControlLabel: t('editor.h3'),
  h4ControlLabel: t('editor.h4'),
  superscriptControlLabel: t('editor.superscript'),
  subscriptControlLabel: t('editor.subscript'),
  boldControlLabel: t('editor.bold'),
  italicControlLabel: t('editor.italic'),
  bulletListControlLabel: t('editor.bulletList'),
  orderedListControlLabel: t('editor.orderedList'),
  blockquoteControlLabel: t('editor.blockquote'),
  linkControlLabel: t('editor.link'),
  unlinkControlLabel: t('editor.unlink'),
  linkEditorInputLabel: t('editor.linkAddress'),
  linkEditorInputPlaceholder: 'https://',
  linkEditorExternalLink: t('editor.externalLink'),
  linkEditorInternalLink: t('editor.internalLink'),
  linkEditorSave: t('editor.setLink'),
  undoControlLabel: t('editor.undo'),
  redoControlLabel: t('editor.redo'),
})
