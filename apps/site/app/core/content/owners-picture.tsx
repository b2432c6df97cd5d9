import { Picture, type PictureProps } from '@dvor/ui/picture.tsx'
import { useOwnersLanguage } from '../language/use-language.ts'

/** A picture with the owner's words on what is seen: on an English page they are marked as Slovak. */
export const OwnersPicture = (props: PictureProps) => <Picture {...props} {...useOwnersLanguage()} />
