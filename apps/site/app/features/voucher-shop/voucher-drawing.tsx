import classes from './voucher-shop.module.css'

/** A drawn voucher: a landscape with a lime tree, tied with a ribbon. It tells nothing that the text does not. */
export function VoucherDrawing() {
  return (
    <svg className={classes.drawing} viewBox="0 0 480 220" aria-hidden="true">
      <rect className={classes.paper} x="6" y="6" width="468" height="208" rx="14" />
      <path
        className={classes.hill}
        d="M6 170 Q120 110 240 160 T474 140 V200 Q474 214 460 214 H20 Q6 214 6 200 Z"
      />
      <path
        className={classes.meadow}
        d="M6 196 Q160 150 300 190 T474 180 V200 Q474 214 460 214 H20 Q6 214 6 200 Z"
      />
      <rect className={classes.trunk} x="112" y="120" width="10" height="52" />
      <circle className={classes.crown} cx="117" cy="94" r="42" />
      <circle className={classes.sun} cx="396" cy="62" r="24" />
      <rect className={classes.ribbon} x="318" y="6" width="18" height="208" />
      <path className={classes.ribbon} d="M327 108 Q282 66 272 96 T327 108 Q372 66 382 96 T327 108 Z" />
    </svg>
  )
}
