import { appendFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

/** Preloaded with `--import`: writes the URL of each module that the process loads to the file LOADED_MODULES. */
registerHooks({
  load: (url, context, next) => {
    appendFileSync(process.env.LOADED_MODULES ?? '', `${url}\n`)
    return next(url, context)
  },
})
