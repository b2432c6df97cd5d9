import { useBrand } from './brand.ts'
import classes from './brand-mark.module.css'

interface Props {
  size: number
}

/** The icon of the property. */
export function BrandMark({ size }: Props) {
  const { version } = useBrand()
  return (
    <img className={classes.mark} src={`/icons/icon-96.png?v=${version}`} width={size} height={size} alt="" />
  )
}
