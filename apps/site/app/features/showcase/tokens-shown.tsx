import classes from './showcase.module.css'

const colours = [
  'paper',
  'paper-raised',
  'paper-deep',
  'line',
  'pine',
  'pine-deep',
  'pine-mid',
  'pine-soft',
  'hay',
  'hay-deep',
  'hay-soft',
  'barn',
  'barn-deep',
  'barn-soft',
  'ink',
  'ink-soft',
]

/** Colours and type scale by the names that style sheets use. */
export function TokensShown() {
  return (
    <>
      <ul className={classes.colours}>
        {colours.map((name) => (
          <li key={name}>
            <span className={classes.colour} style={{ background: `var(--${name})` }} />
            <code>--{name}</code>
          </li>
        ))}
      </ul>
      <p className={classes.h1}>Nadpis stránky, --size-h1</p>
      <p className={classes.h2}>Nadpis časti, --size-h2</p>
      <p className={classes.h3}>Nadpis karty, --size-h3</p>
      <p className="lead">Úvodná veta, --size-lead: ľahká, vľúdna, nie dlhšia než tri riadky.</p>
      <p>Bežný text, --size-body: čučoriedky, jahňatá, vŕby, ďatelina, môj kôň.</p>
    </>
  )
}
