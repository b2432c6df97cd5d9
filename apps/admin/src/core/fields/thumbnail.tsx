import type { UploadedFile } from '@dvor/contract/values/uploads.ts'
import { IconFileTypePdf, IconPhotoOff, type Icon } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './fields.module.css'

interface Props {
  file: UploadedFile | null
}

/** A file in a list row: a small picture, or an icon for a document. */
export function Thumbnail({ file }: Props) {
  const { t } = useTranslation()
  if (!file) return <Sign icon={IconPhotoOff} words={t('fields.noPicture')} />
  if (!file.mime.startsWith('image/')) return <Sign icon={IconFileTypePdf} words={file.name} />
  const [smallest] = file.formats
  return (
    <img
      className={classes.thumbnail}
      src={smallest?.webp ?? file.url}
      alt={file.alt ?? ''}
      width={56}
      height={38}
      loading="lazy"
    />
  )
}

/** Placeholder for a missing picture. */
function Sign({ icon: Shape, words }: { icon: Icon; words: string }) {
  return (
    <span className={classes.noThumbnail}>
      <Shape size={20} stroke={1.3} aria-hidden />
      <span className="hidden-text">{words}</span>
    </span>
  )
}
