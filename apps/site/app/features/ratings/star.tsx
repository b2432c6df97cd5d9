import classes from './stars.module.css'

const outline = 'M12 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5L12 17.4l-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9z'

/** One star; the surrounding style fills it. */
export function Star() {
  return (
    <svg className={classes.star} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={outline} />
    </svg>
  )
}
