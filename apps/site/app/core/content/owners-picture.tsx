import { Picture, type PictureProps } from '@dvor/ui/picture/picture.tsx'
import { useOwnersLanguage } from '../language/use-language.ts'

/** A picture with the owner's description, which is marked as Slovak on an English page. */
export const OwnersPicture = (props: PictureProps) => <Picture {...props} {...useOwnersLanguage()} />
